import Foundation

/// What is typed into an entry field: what the keyboard and AutoFill are told, and what is wrong.
///
/// ```swift
/// EntryField("Eircode", text: $code)
///   .entryFieldKind(.postalCode(for: "IE"))
/// ```
///
/// A kind shapes what a person types, never what the program sets: characters that have no place in
/// it are left out at once, what is over the limit is not taken, and the text is tidied when the
/// field is left. A field that nobody else judges then shows what its kind finds wrong, and follows
/// the correction; an empty field is never wrong to its kind. Inside a form the form judges: see
/// ``EntryFieldFormFieldStyle``.
///
/// An app adds kinds of its own:
///
/// ```swift
/// extension EntryFieldKind {
///   static var customerNumber: EntryFieldKind {
///     var kind = EntryFieldKind()
///     kind.keyboard = .numbers
///     kind.characterLimit = 8
///     kind.check = { text, _ in text.count == 8 ? nil : "A customer number has 8 digits." }
///     return kind
///   }
/// }
/// ```
public struct EntryFieldKind: Sendable {
  /// The keyboard that suits what is typed; a Mac has one keyboard.
  public enum Keyboard: Hashable, Sendable {
    /// Letters of the person's language.
    case text
    /// Letters and digits without accents, for codes.
    case codes
    /// Digits only; it has no Return key.
    case numbers
    /// Digits and a decimal separator; it has no Return key.
    case decimals
    /// A telephone's keys; it has no Return key.
    case phone
    /// Letters, with `@` and the full stop at hand.
    case email
    /// Letters, with the full stop and the slash at hand.
    case url

    /// Whether the keys of a phone leave out Return, so that a bar above them has to stand in.
    public var hasReturnKey: Bool {
      switch self {
      case .numbers, .decimals, .phone: false
      case .text, .codes, .email, .url: true
      }
    }
  }

  /// Which letters become capitals while typing.
  public enum Capitalization: Hashable, Sendable {
    /// None by itself.
    case never
    /// The first of every word.
    case words
    /// The first of every sentence.
    case sentences
    /// All of them.
    case characters
  }

  /// What the Return key says it does.
  public enum ReturnKey: Hashable, Sendable {
    /// On to the next field.
    case next
    /// All is typed.
    case done
    /// Off to what was typed.
    case go
    /// Look for what was typed.
    case search
    /// Off with what was typed.
    case send
  }

  /// What AutoFill offers; nil offers nothing.
  public var contentType: EntryFieldContentType?
  /// The keyboard of a phone.
  public var keyboard = Keyboard.text
  /// Which letters become capitals while typing.
  public var capitalization = Capitalization.sentences
  /// Whether words are corrected while typing.
  public var isAutocorrected = true
  /// What the Return key says it does.
  public var returnKey = ReturnKey.next
  /// How many characters a person can type, as they see characters; nil is any number.
  public var characterLimit: Int?
  /// Returns what stands in the field for what was typed, while it is typed.
  ///
  /// For characters that have no place in the text; what depends on the whole text is for `tidy`.
  public var correctTyped: @Sendable (_ text: String) -> String = { $0 }
  /// Returns the text as it stands in the field once it is left.
  public var tidy: @Sendable (_ text: String) -> String = { $0 }
  /// Returns what is wrong with a text that is not empty, in a language ("de"), or nil.
  public var check: @Sendable (_ text: String, _ language: String) -> String? = { _, _ in nil }

  /// Creates a kind that takes any text and finds nothing wrong.
  public init() {}
}

extension EntryFieldKind {
  /// Returns a text without the dashes and quotation marks that a system makes of plain ones.
  ///
  /// A code, an e-mail address and a URL are not prose: there a keyboard's smart punctuation is
  /// wrong, and SwiftUI has no switch for it.
  public static func plainPunctuation(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { plainTwins[$0] != nil }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(plainTwins[scalar] ?? scalar) }
    return String(plain)
  }

  private static let plainTwins: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-",
    "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"",
  ]

  /// Returns a text without space at its ends and with single spaces inside.
  public static func singleSpaced(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
