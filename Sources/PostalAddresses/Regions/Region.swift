/// A state, province, county or other division in the list of its country.
public struct Region: Sendable, Hashable, Identifiable {
  /// What an address stores: the accepted abbreviation (`CA`) or else the local name (`北海道`).
  public let key: String
  /// The code in ISO 3166-2 without the country (`CA`, `13`), or nil where there is none.
  public let isoCode: String?
  /// The name in the language of the region: "California", "東京都".
  public let name: String
  /// The name in Latin script: "California", "Tokyo".
  public let latinName: String
  /// The first and last postal code of the region, or codes of it; empty where the data has none.
  public let postalCodeExamples: [String]

  /// What the region's postal codes begin with, in the data's notation (`9[0-5]|96[01]`); empty where
  /// the data has none.
  ///
  /// For display and for other systems: it lags behind, so that a code of another region is a warning.
  public let postalCodePrefixPattern: String

  /// Whether the region was merged into another, as half of Viet Nam's provinces were in 2025.
  ///
  /// It is no longer in the list that is offered; an address that names it is accepted and keeps it.
  public let isFormer: Bool

  /// Common spellings, only for matching.
  let aliases: [String]
  /// Names in further languages of the country, by language code.
  let furtherNames: [FurtherName]
  /// The language of ``name``.
  let language: String
  /// The beginnings of the region's postal codes.
  let postalCodes: PatternProgram?
  /// The codes that stand in for the country's, in the few regions with a post of their own.
  let ownPostalCode: PostalCodePattern?
  /// The required fields that stand in for the country's, likewise.
  let ownRequired: FieldSet?

  struct FurtherName: Sendable, Hashable {
    let language: String
    let name: String
  }

  /// The key, which is unique within its country.
  public var id: String { key }

  init?(line: Substring, language: String = "") {
    var columns = line.pieces(dividedBy: "\t").makeIterator()
    func next() -> String { columns.next().map(String.init) ?? "" }
    func list(_ divider: Unicode.Scalar) -> [Substring] {
      columns.next()?.pieces(dividedBy: divider, omittingEmpty: true) ?? []
    }
    let key = next()
    guard !key.isEmpty else { return nil }
    let (isoCode, name, latinName) = (next(), next(), next())
    self.key = key
    self.isoCode = isoCode.isEmpty ? nil : isoCode
    self.name = name.isEmpty ? key : name
    self.latinName = latinName.isEmpty ? self.name : latinName
    self.language = language
    self.postalCodePrefixPattern = next()
    self.postalCodes = PatternNode.parse(postalCodePrefixPattern)
      .flatMap { node in
        node.longest == 0 ? nil : PatternProgram(node) { _ in false }
      }
    self.postalCodeExamples = list(",").map(String.init)
    self.aliases = list("~").map(String.init)
    self.furtherNames = list("~")
      .compactMap { entry in
        guard let equals = entry.firstIndex(of: "=") else { return nil }
        return FurtherName(
          language: String(entry[..<equals]),
          name: String(entry[entry.index(after: equals)...])
        )
      }
    self.ownPostalCode = PostalCodePattern(next(), prefixes: [], example: "")
    let required = next()
    self.ownRequired = required.isEmpty ? nil : FieldSet(letters: required)
    self.isFormer = next() == "former"
  }

  /// The name for a reader: in their language where the data has it, else in Latin script.
  ///
  /// - Parameter language: A language tag such as `fr-CA`.
  /// - Returns: "Québec" in French, "東京都" in Japanese, "Tokyo" in German.
  public func name(in language: String) -> String {
    let primary = Phrasebook.primary(language)
    if primary == Phrasebook.primary(self.language) { return name }
    return furtherNames.first { Phrasebook.primary($0.language) == primary }?.name ?? latinName
  }

  public static func == (left: Region, right: Region) -> Bool {
    left.key == right.key && left.name == right.name && left.isoCode == right.isoCode
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(name)
  }
}
