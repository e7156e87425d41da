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

  /// Names in further languages and common spellings, only for matching.
  let aliases: [String]
  /// The prefix pattern of the region's postal codes.
  let postalCodes: PostalCodePattern?

  /// The key, which is unique within its country.
  public var id: String { key }

  init?(line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let key = columns.first, !key.isEmpty else { return nil }
    func column(_ index: Int) -> String { index < columns.count ? columns[index] : "" }
    self.key = key
    self.isoCode = column(1).isEmpty ? nil : column(1)
    self.name = column(2).isEmpty ? key : column(2)
    self.latinName = column(3).isEmpty ? self.name : column(3)
    self.postalCodes = PostalCodePattern(column(4), prefixes: [], separatorHabit: nil, example: "")
    self.aliases = column(6).split(separator: "~").map(String.init)
  }

  public static func == (left: Region, right: Region) -> Bool {
    left.key == right.key && left.name == right.name && left.isoCode == right.isoCode
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(name)
  }
}
