import Foundation
import PostalAddresses

/// The rows that `postal-corpus` writes: tab-separated, the first line names the columns.
struct Corpus {
  let addresses: [PostalAddress]

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    addresses = text.split(separator: "\n").dropFirst()
      .map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
        return PostalAddress(
          fullName: cell(1),
          countryCode: cell(0),
          street: cell(2),
          line2: cell(3),
          city: cell(4),
          region: cell(5),
          postalCode: cell(6),
          phone: cell(7)
        )
      }
  }
}
