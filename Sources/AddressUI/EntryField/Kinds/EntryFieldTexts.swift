/// The words of entry fields, which a host's tables don't know.
struct EntryFieldTexts: Sendable {
  var email: String
  var url: String
  var oneTimeCode: @Sendable (Int) -> String
  var next: String
  var done: String
  /// What is read for the count of characters.
  var count: @Sendable (_ typed: Int, _ limit: Int) -> String

  /// The words of a language; English stands in for languages without a table.
  static func texts(for language: String) -> EntryFieldTexts {
    language == "de" || language.hasPrefix("de-") ? german : english
  }

  private static let english = EntryFieldTexts(
    email: "Enter an e-mail address such as name@example.org.",
    url: "Enter a web address such as example.org.",
    oneTimeCode: { "Enter the code of \($0) digits." },
    next: "Next",
    done: "Done",
    count: { "\($0) of \($1) characters" }
  )

  private static let german = EntryFieldTexts(
    email: "Gib eine E-Mail-Adresse ein, zum Beispiel name@example.org.",
    url: "Gib eine Webadresse ein, zum Beispiel example.org.",
    oneTimeCode: { "Gib den Code mit \($0) Ziffern ein." },
    next: "Weiter",
    done: "Fertig",
    count: { "\($0) von \($1) Zeichen" }
  )
}
