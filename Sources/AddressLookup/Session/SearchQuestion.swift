/// What an answer belongs to: the text on screen, its country and the language of the form.
///
/// Two texts that differ in case or in blanks only are the same question.
package struct SearchQuestion: Sendable, Hashable {
  package var text: String
  package var countryCode: String
  package var language: String?

  package init(_ text: String, countryCode: String, language: String?) {
    self.text = Self.fold(text)
    self.countryCode = countryCode
    self.language = language
  }

  package static func fold(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// When a provider wants to be asked.
package struct SearchRules: Sendable, Hashable {
  package var minimumCharacters: Int
  package var wholeLinesOnly: Bool

  package init(minimumCharacters: Int = 3, wholeLinesOnly: Bool = false) {
    self.minimumCharacters = minimumCharacters
    self.wholeLinesOnly = wholeLinesOnly
  }

  package func allow(_ question: SearchQuestion) -> Bool {
    guard !question.text.isEmpty, question.text.count >= minimumCharacters else { return false }
    return !wholeLinesOnly
      || TypedAddress(question.text, countryCode: question.countryCode).isWholeLine
  }
}

extension SearchQuestion: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  // What was typed or found is an address: like ``PostalAddress`` it shows nothing in a log.

  /// A text without any part of an address.
  package var description: String { "SearchQuestion(redacted)" }

  /// A text without any part of an address.
  package var debugDescription: String { "SearchQuestion(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
