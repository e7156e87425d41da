/// The words of entry fields, which a host's tables don't know.
struct EntryFieldTexts: Sendable {
  var email: String
  var url: String
  var oneTimeCode: @Sendable (Int) -> String
  /// Said after the name of a field that may not be left empty.
  var required: String
  var next: String
  var done: String
  /// What is read for the count of characters.
  var count: @Sendable (_ typed: Int, _ limit: Int) -> String

  /// The words of a language; English stands in for languages without a table.
  ///
  /// - Parameter language: A tag such as `de-CH`, of which the language counts.
  /// - Returns: The words.
  static func texts(for language: String) -> EntryFieldTexts {
    switch language.split(separator: "-").first?.lowercased() {
    case "ar": arabic
    case "de": german
    case "es": spanish
    case "fr": french
    case "ja": japanese
    default: english
    }
  }
}
