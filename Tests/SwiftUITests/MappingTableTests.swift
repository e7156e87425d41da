import Foundation
import Testing

/// The table of the mapping in the documentation.
struct MappingTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The rows of the table: view, element, tests.
  private func rows() throws -> [[String]] {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/SwiftUICoverage.md"),
      encoding: .utf8
    )
    let part = page.components(separatedBy: "\n## ")
      .first { $0.hasPrefix("Each row of the mapping") }
    return try #require(part).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 3 && $0[0] != "view" }
  }

  private func sources(_ folder: String, _ suffix: String) throws -> String {
    let folder = Self.root.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(suffix) }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }

  @Test func everyRowNamesATestThatIsThere() throws {
    let swift = try sources("Tests/SwiftUITests", ".swift")
    let python = try sources("BrowserTests", ".py")
    let rows = try rows()
    #expect(rows.count == 35)
    for row in rows {
      let tests = row[2]
      let names = tests.matches(of: /`(\w+)`/).map { String($0.1) }
      for name in names {
        #expect(swift.contains("func \(name)(") || python.contains("def \(name)("), "\(row[0])")
      }
      let files = tests.matches(of: /\w+(?:Tests\b|\.py)|\.\/test contract/)
      #expect(!files.isEmpty, "\(row[0]) has no test.")
    }
  }
}
