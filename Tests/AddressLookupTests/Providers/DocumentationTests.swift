import Foundation
import Testing

struct DocumentationTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The snippet is compiled; the page shows it and nothing older.
  @Test func thePageShowsTheSnippet() throws {
    let snippet = try read("Snippets/OwnAddressService.swift")
    let code = try #require(snippet.range(of: "import AddressLookup")).lowerBound
    let page = try read("Documentation/Bring your own address service.md")
    #expect(page.contains(snippet[code...].trimmingCharacters(in: .newlines)))
    #expect(snippet[code...].split(separator: "\n").count <= 42)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
