import Testing

@testable import WebHost

/// The page's own style sheets serve both directions of reading.
@Suite struct StyleSheetDirectionTests {
  /// Where the sides of the screen are meant: text is ordered by its own direction and stands
  /// where the page begins.
  private static let meant = ["{ --start: left; }", "{ --start: right; }"]

  @Test func noRuleIsBoundToTheLeftOrTheRight() {
    let sheets = PackageResources.client_css + PackageResources.layout_css
    let lines = String(decoding: sheets, as: UTF8.self).split(separator: "\n")
    let bound = lines.filter { line in
      !Self.meant.contains { line.hasSuffix($0) }
        && ["left:", "right:", "-left:", "-right:", ": left", ": right", "translateX"]
          .contains { line.contains($0) }
    }
    #expect(bound.isEmpty)
    #expect(lines.count > 100)
  }
}
