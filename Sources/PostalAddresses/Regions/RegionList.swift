/// The regions of a country, in the data's order, and the way to find one by what people type.
///
/// Empty for a country without a list, where the region is free text or not asked for. The list is
/// what a form offers; regions that were merged into others are not in it, but are still matched.
public struct RegionList: Sendable {
  private let storage: Storage

  /// One object, so that handing the list around costs one count and not four.
  private final class Storage: Sendable {
    let regions: [Region]
    /// How many of them are offered: the beginning; the former ones follow.
    let offered: Int
    /// Positions by key as it is stored: most texts are, and need no folding.
    let exactKeys: [String: Int]
    /// Positions by key, folded; a key wins over every other spelling.
    let keys: [String: Int]
    /// Positions by every other spelling, folded; nil where several regions share it.
    let spellings: [String: Int?]

    init(_ regions: [Region], countryCode: String) {
      self.regions = regions
      offered = regions.firstIndex(where: \.isFormer) ?? regions.count
      exactKeys = Dictionary(regions.enumerated().map { ($1.key, $0) }) { first, _ in first }
      var keys: [String: Int] = [:]
      var spellings: [String: Int?] = [:]
      for (position, region) in regions.enumerated() {
        keys[Folding.fold(region.key)] = position
        for spelling in region.spellings(in: countryCode) {
          let folded = Folding.fold(spelling)
          // The same region may be spelled alike twice; two regions may not.
          let isOthers = spellings[folded].map { $0 != position } ?? false
          spellings.updateValue(isOthers ? nil : position, forKey: folded)
        }
      }
      self.keys = keys
      self.spellings = spellings
    }
  }

  init(lines: some Sequence<Substring>, countryCode: String, language: String = "") {
    storage = Storage(
      lines.compactMap { Region(line: $0, language: language) },
      countryCode: countryCode
    )
  }

  /// Returns the one region a text means, or nil if it means none or several.
  ///
  /// Compared are the key, the ISO code with or without the country (`US-CA`), the local name, the
  /// Latin name and further names of the data, without regard to case, accents, dots and spacing.
  /// A key wins over everything else. Parts of names and misspellings never match: a guess would be
  /// stored as if the person had chosen it. A former region is found by its own names, and stays
  /// itself: see ``Region/isFormer``.
  public func match(_ text: String) -> Region? {
    position(of: text).map { storage.regions[$0] }
  }

  /// The place of the region that a text means.
  func position(of text: String) -> Int? {
    if storage.regions.isEmpty || text.isEmpty { return nil }
    if let position = storage.exactKeys[text] { return position }
    let folded = Folding.fold(text)
    if let position = storage.keys[folded] { return position }
    if case .some(.some(let position)) = storage.spellings[folded] { return position }
    return nil
  }

  // What judging needs of a region, without a copy of all of it.

  func region(at position: Int) -> Region { storage.regions[position] }
  func key(at position: Int) -> String { storage.regions[position].key }
  func postalCodes(at position: Int) -> PatternProgram? { storage.regions[position].postalCodes }
  func ownPostalCode(at position: Int) -> PostalCodePattern? {
    storage.regions[position].ownPostalCode
  }
  func ownRequired(at position: Int) -> FieldSet? { storage.regions[position].ownRequired }
}

extension Region {
  /// Everything the region is called besides its key.
  fileprivate func spellings(in countryCode: String) -> [String] {
    var spellings = [name, latinName] + aliases + furtherNames.map(\.name)
    if let isoCode { spellings += [isoCode, "\(countryCode)-\(isoCode)"] }
    return spellings
  }
}

extension RegionList: RandomAccessCollection {
  public var startIndex: Int { storage.regions.startIndex }
  public var endIndex: Int { storage.offered }
  public subscript(position: Int) -> Region { storage.regions[position] }
}

extension AddressFormat {
  /// The regions an address of the country can name; empty where there is no list.
  public var regions: RegionList { country.regions }
}
