/// Everything the package says to people in one language.
///
/// A language is added by writing one more of these and naming it in `all`.
struct Phrasebook: Sendable {
  /// The primary language code, such as `de`.
  let language: String
  let words: [FieldWord: Wording]
  /// Examples inside empty fields that do not depend on the country.
  let prompts: [AddressField: String]
  let sentences: Sentences
  /// What stands before and after a word that is quoted, with its spaces.
  let quotes: (opening: String, closing: String)

  func quoted(_ word: String) -> String { quotes.opening + word + quotes.closing }

  /// The messages of a form, each from its parts.
  struct Sentences: Sendable {
    let enter: @Sendable (_ asked: String) -> String
    let chooseCountry: String
    let enterDigits:
      @Sendable (
        _ counts: [Int], _ word: Wording, _ example: String
      ) -> String
    let enterSuchAs: @Sendable (_ example: String, _ word: Wording) -> String
    let strayCharacter: @Sendable (_ character: String, _ word: Wording) -> String
    let tooLong: String
    let chooseFromList: @Sendable (_ asked: String) -> String
    let otherRegion: @Sendable (_ code: Wording, _ region: Wording, _ name: String) -> String
    let phoneTooShort: String
    /// What stands between two sentences.
    let between: String
  }

  static let all: [Phrasebook] = [
    .english, .german, .french, .spanish, .japanese, .arabic,
  ]

  /// The phrasebook for a language tag such as `de-CH`; English where there is none.
  static func phrasebook(for language: String) -> Phrasebook {
    let primary = primary(language)
    return all.first { $0.language == primary } ?? .english
  }

  /// The language of a tag, without its script and region.
  static func primary(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// The wording of a token; a token the language lacks takes the neutral word of its field.
  func wording(_ word: FieldWord, for field: AddressField) -> Wording {
    words[word] ?? words[Self.neutral[field] ?? word]
      ?? Wording(field.identifier, asked: field.identifier, typed: field.identifier)
  }

  private static let neutral: [AddressField: FieldWord] = [
    .postalCode: "postal",
    .region: "region",
    .city: "city",
    .dependentLocality: "suburb",
  ]
}
