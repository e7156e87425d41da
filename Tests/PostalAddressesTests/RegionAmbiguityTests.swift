import Testing

@testable import PostalAddresses

struct RegionAmbiguityTests {
  private static let list = RegionList(
    lines: [
      "AA\tNN\tNorth Sample", "BB\tAA\tSouth Sample", "CC\t\tNew Sample\t\t\t\tOld Sample",
      "DD\t\tLast Sample\t\t\t\tOld Sample~Old Sample", "",
    ],
    countryCode: "ZZ"
  )

  @Test(arguments: [
    // A key wins over another region's code; a name that two regions share selects neither.
    ("AA", "AA"), ("ZZ-AA", "BB"), ("NN", "AA"), ("south sample", "BB"), ("new sample", "CC"),
  ])
  func selects(typed: String, key: String) {
    #expect(Self.list.match(typed)?.key == key)
  }

  @Test func sharedNameSelectsNothing() {
    #expect(Self.list.match("Old Sample") == nil)
    #expect(Self.list.count == 4)
  }

  @Test func formerRegionIsMatchedButNotListed() {
    let list = RegionList(
      lines: ["AA\t\tNow", "BB\t\tThen\t\t\t\t\t\t\t\tformer"],
      countryCode: "ZZ"
    )
    #expect(list.map(\.key) == ["AA"])
    #expect(list.match("then")?.key == "BB")
    #expect(list.match("then")?.isFormer == true)
  }
}
