import Testing

@testable import WebHost

/// A colour that has a name and no value would be no colour, and nobody would say so.
@Suite struct StyleSheetColourTests {
  @Test(arguments: [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray",
  ])
  func everyColourOfTheSystemHasAValueForLightAndForDark(name: String) {
    let sheet = String(decoding: PackageResources.layout_css, as: UTF8.self)
    let lines = sheet.split(separator: "\n").filter { $0.hasPrefix("  --\(name): light-dark(#") }
    #expect(lines.count == 1)
  }
}
