import PostalAddresses

/// The search of one form as a plain value: it is told what happened and answers what to do.
///
/// It knows no time and starts nothing. Whoever holds it performs the ``Action``s in their order and
/// reports what came of them under the same ticket; a report under an old ticket changes nothing.
package struct SearchSession: Sendable, Hashable {
  /// What is to be done.
  package enum Action: Sendable, Hashable {
    /// Wait a moment and report `paused`; a wait before it is over.
    case pause(ticket: Int)
    /// Ask the provider and report `answered` or `failed`.
    case ask(SearchRequest)
    /// Stop waiting or asking.
    case cancelSearch
    /// Turn a suggestion into an address and report `resolved` or `failed`.
    case resolve(ticket: Int, Suggestion)
    /// Stop resolving.
    case cancelResolve
    /// Write an address into the form and report `wrote`.
    case fill(PickedAddress)
    /// Tell the provider that the search is over.
    case endSession
  }

  /// Why there is no answer.
  package enum Failure: Sendable, Hashable {
    /// Somebody stopped it, which says nothing about what would have been found.
    case cancelled
    /// The provider failed.
    case error(AddressSearchError.Code)
  }

  struct Pick: Sendable, Hashable {
    var ticket: Int
    var edited: Set<AddressField> = []
  }

  /// The text on screen, as it stands there.
  package internal(set) var text: String
  /// What the text on screen asks.
  package internal(set) var question: SearchQuestion
  package var rules: SearchRules

  var isComposing = false
  /// The question that needs no asking: it was asked, closed, or written by ourselves.
  var settled: SearchQuestion?
  /// What the provider said to the settled question; nil if nothing is to be shown.
  var answer: [Suggestion]?
  var failure: AddressSearchError.Code?
  /// The tickets of what is under way; at most one of the first two.
  var pausing: Int?
  var asking: Int?
  var pick: Pick?
  var lastTicket = 0
  /// Whether the provider has been asked since it was last told that a search is over.
  var isOpen = false

  package init(
    text: String = "",
    countryCode: String,
    language: String? = nil,
    rules: SearchRules = SearchRules()
  ) {
    self.text = text
    self.rules = rules
    question = SearchQuestion(text, countryCode: countryCode, language: language)
    settled = question
  }

  /// What the form shows.
  package var status: AddressSearchStatus {
    if pick != nil { return .resolving }
    if asking != nil { return .searching }
    guard settled == question else { return .idle }
    if let failure { return .failed(failure) }
    guard let answer else { return .idle }
    return answer.isEmpty ? .nothingFound : .shown(answer)
  }
}

/// One question to a provider.
package struct SearchRequest: Sendable, Hashable {
  package var ticket: Int
  package var text: String
  package var countryCode: String
  package var language: String?
}

extension SearchSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  // What was typed or found is an address: like ``PostalAddress`` it shows nothing in a log.

  /// A text without any part of an address.
  package var description: String { "SearchSession(redacted)" }

  /// A text without any part of an address.
  package var debugDescription: String { "SearchSession(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension SearchSession.Action: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  // What was typed or found is an address: like ``PostalAddress`` it shows nothing in a log.

  /// A text without any part of an address.
  package var description: String { "SearchSession.Action(redacted)" }

  /// A text without any part of an address.
  package var debugDescription: String { "SearchSession.Action(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension SearchRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  // What was typed or found is an address: like ``PostalAddress`` it shows nothing in a log.

  /// A text without any part of an address.
  package var description: String { "SearchRequest(redacted)" }

  /// A text without any part of an address.
  package var debugDescription: String { "SearchRequest(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
