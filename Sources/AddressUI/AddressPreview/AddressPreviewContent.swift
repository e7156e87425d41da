import Foundation
import PostalAddresses

/// What a preview of an address says and how it looks, decided without a screen.
///
/// The UIKit view and the SwiftUI card both only draw it.
struct AddressPreviewContent: Equatable, Sendable {
  /// What a preview is in, one at a time; what can't be used counts before what is wrong.
  enum State: Equatable, Sendable {
    case unfilled
    case filled
    case error
    case disabled
  }

  /// What a text or symbol is painted with.
  enum Tone: Equatable, Sendable {
    case standard
    case subtle
    case disabled
  }

  /// The symbol at the end that the state asks for.
  enum TrailingIcon: Equatable, Sendable {
    case add
    case edit
  }

  var title: String?
  var hint: String?
  var address: String?
  /// The address as it is read aloud, where that differs from what is shown.
  var spokenAddress: String?
  var errorMessage: String?
  var isEnabled = true

  var state: State {
    if !isEnabled { return .disabled }
    if shown(errorMessage) != nil { return .error }
    return hasAddress ? .filled : .unfilled
  }

  var hasAddress: Bool { shown(address) != nil }

  /// Blank texts take no room.
  func shown(_ text: String?) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return text
  }

  var trailingIcon: TrailingIcon { hasAddress ? .edit : .add }

  /// Without an address the title stands in its place; with one it is the label above.
  var isTitleProminent: Bool { !hasAddress }

  /// A longer hint stands below the title: beside it, it would leave the title no room.
  var isHintBeside: Bool { (shown(hint)?.count ?? 0) <= 20 }

  var titleTone: Tone {
    if !isEnabled { return .disabled }
    return isTitleProminent ? .standard : .subtle
  }

  var hintTone: Tone { isEnabled ? .subtle : .disabled }

  var addressTone: Tone { isEnabled ? .standard : .disabled }

  var iconTone: Tone { isEnabled ? .subtle : .disabled }

  var isLineDangerous: Bool { state == .error }

  /// Whether a tap does anything.
  var takesPress: Bool { isEnabled }

  /// What VoiceOver reads: title, hint, address and what is wrong; nil where there is nothing.
  var accessibilityLabel: String? {
    let parts = [title, spokenHint, spokenAddress ?? address, errorMessage].compactMap(spoken)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// A hint is written in parentheses, and read without them.
  private var spokenHint: String? {
    guard let hint = spoken(hint) else { return nil }
    let pairs: [(Character, Character)] = [("(", ")"), ("（", "）"), ("[", "]")]
    for (open, close) in pairs where hint.first == open && hint.last == close && hint.count > 2 {
      return String(hint.dropFirst().dropLast())
    }
    return hint
  }

  /// A text on one line; lines become parts of a list.
  private func spoken(_ text: String?) -> String? {
    guard let text = shown(text) else { return nil }
    return text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension AddressPreviewContent {
  /// Takes an address as a formatter prints it, on one line; one without any part is none.
  mutating func take(_ address: PostalAddress?, formatter: AddressFormatter, language: String) {
    guard let address, address.hasPartToShow else {
      self.address = nil
      spokenAddress = nil
      return
    }
    self.address = formatter.oneLine(for: address)
    spokenAddress = formatter.spokenText(for: address, language: language)
  }
}

extension PostalAddress {
  /// Whether anything but the country is filled in: a country alone is where a form begins.
  var hasPartToShow: Bool {
    [
      fullName, organization, street, line2, dependentLocality, city, region, postalCode,
      sortingCode,
    ]
    .contains { $0.contains { !$0.isWhitespace } }
  }
}
