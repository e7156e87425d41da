/// The regions of a country, in the data's order, and the way to find one by what people type.
///
/// Empty for a country without a list, where the region is free text or not asked for.
public struct RegionList: Sendable {
  private let regions: [Region]
  private let countryCode: String

  init(lines: some Sequence<Substring>, countryCode: String) {
    self.regions = lines.compactMap(Region.init(line:))
    self.countryCode = countryCode
  }

  /// Returns the one region a text means, or nil if it means none or several.
  ///
  /// Compared are the key, the ISO code with or without the country (`US-CA`), the local name, the
  /// Latin name and further names of the data, without regard to case, accents, dots and spacing.
  /// A key wins over everything else. Parts of names and misspellings never match: a guess would be
  /// stored as if the person had chosen it.
  public func match(_ text: String) -> Region? {
    let folded = Folding.fold(text)
    guard !folded.isEmpty else { return nil }
    if let region = regions.first(where: { Folding.fold($0.key) == folded }) { return region }
    let found = regions.filter { region in
      spellings(of: region).contains { Folding.fold($0) == folded }
    }
    return found.count == 1 ? found.first : nil
  }

  private func spellings(of region: Region) -> [String] {
    var spellings = [region.name, region.latinName] + region.aliases
    if let code = region.isoCode { spellings += [code, "\(countryCode)-\(code)"] }
    return spellings
  }
}

extension RegionList: RandomAccessCollection {
  public var startIndex: Int { regions.startIndex }
  public var endIndex: Int { regions.endIndex }
  public subscript(position: Int) -> Region { regions[position] }
}

extension AddressFormat {
  /// The regions an address of the country can name; empty where there is no list.
  public var regions: RegionList { country.regions }
}
