/// A city or county in a region, from the data's list, with its districts where those are listed.
///
/// Six countries have such lists: Brazil, Chile, China, Hong Kong, Korea and Taiwan. They help a
/// person choose; nothing is refused for not being in one.
public struct Locality: Sendable, Hashable, Identifiable {
  /// What an address stores, unique within its region.
  public let key: String
  /// The name in the language of the country.
  public let name: String
  /// The name in Latin script.
  public let latinName: String
  /// The beginning of its postal codes, in the data's notation; empty where the data has none.
  public let postalCodePrefix: String
  /// The parts of the city that mail may need, such as the districts of Chinese cities.
  public fileprivate(set) var parts: [Locality] = []

  /// The key.
  public var id: String { key }

  fileprivate init(_ cells: ArraySlice<Substring>) {
    func cell(_ index: Int) -> String {
      index < cells.count ? String(cells[cells.startIndex + index]) : ""
    }
    key = cell(0)
    name = cell(1).isEmpty ? key : cell(1)
    latinName = cell(2).isEmpty ? name : cell(2)
    postalCodePrefix = cell(3)
  }
}

extension AddressFormat {
  /// Returns the cities of a region that the data lists; empty where it lists none.
  ///
  /// The list is read anew at each call, which takes up to a few milliseconds: keep it while it is
  /// shown.
  public func localities(in region: Region) -> [Locality] {
    let lines = AddressData.localityBlock(for: country.code)
    guard let head = lines.firstIndex(of: "=" + region.key) else { return [] }
    var localities: [Locality] = []
    for line in lines[(head + 1)...] {
      if line.utf8.first == UInt8(ascii: "=") { break }
      let cells = line.pieces(dividedBy: "\t")
      if cells[0].isEmpty, !localities.isEmpty {
        localities[localities.count - 1].parts.append(Locality(cells.dropFirst()))
      } else {
        localities.append(Locality(cells[...]))
      }
    }
    return localities
  }
}
