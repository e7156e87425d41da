import Testing

@testable import PostalAddresses

/// Patterns that would hang or fill the memory are refused by counting, never by the clock.
struct PatternLimitTests {
  private static func nested(_ depth: Int, _ inner: String, _ suffix: String) -> String {
    String(repeating: "(?:", count: depth) + inner + String(repeating: ")" + suffix, count: depth)
  }

  @Test(arguments: [
    (nested(17, "A", ""), PatternFault.tooDeep), (nested(100_000, "", ""), .tooDeep),
    (nested(2, " ?", "{32}"), .tooManySteps), (nested(16, " ?", "{32}"), .tooManySteps),
    (nested(16, "", "{32}"), .tooManySteps), (nested(12, " ", "{2}"), .tooManySteps),
    (nested(2, "A?", "{0,32}"), .tooManySteps),
    (String(repeating: "|", count: 5_000), .tooManySteps),
    (String(repeating: "A|", count: 5_000), .tooManySteps),
    (String(repeating: " ", count: 2_000), .tooManySteps),
    (nested(1, #"\d{20}"#, "{20}"), .codesTooLong),
    ("A{99999999999999999999999}", .notation), ("(?:A", .notation),
  ])
  func hostilePatternIsRefusedWithAReason(source: String, fault: PatternFault) {
    #expect(throws: fault) { try PatternNode(reading: source) }
    #expect(PostalCodePattern(source, prefixes: [], example: "") == nil)
  }

  /// Which of the last twenty characters was an A: every answer is a state of its own.
  @Test func tableThatWouldGrowWithoutEndIsRefusedWhole() {
    let source = "[AB]{0,19}A[AB]{19}"
    #expect(throws: PatternFault.tooManyStates) {
      try PostalCodePattern(compiling: source, prefixes: [], example: "")
    }
  }

  @Test(arguments: [
    nested(16, "A?", ""), nested(16, " ?", "?"), nested(7, " ?", "{2}"), nested(1, " ?", "{32}"),
    nested(1, "", "{32}"), nested(3, "A?", "{0,3}"), String(repeating: "|", count: 300),
    String(repeating: "[AB]?", count: 40), String(repeating: "A ?", count: 40),
    String(repeating: " ", count: 900) + "A",
  ])
  func strangePatternWithinTheLimitsCostsNoMoreThanTheyAllow(source: String) throws {
    let node = try PatternNode(reading: source)
    let program = PatternProgram(node) { _ in true }
    #expect(program.steps.count <= PatternNode.mostSteps + 1)
    let table = try PatternTable(program)
    #expect(table.endings.count <= PatternTable.mostStates)
    #expect(table.work <= PatternTable.mostWork)
    #expect(node.lengths.allSatisfy { $0 <= PatternNode.longestCode })
  }

  /// The limits leave room: the data's own patterns stay far below each of them.
  @Test(arguments: AddressFormat.territories)
  func everyPatternOfTheDataCompilesWellWithinTheLimits(code: String) throws {
    let rows = AddressData.block(for: code)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    for row in rows where row.count > 4 && !row[4].isEmpty {
      let node = try PatternNode(reading: String(row[4]))
      let table = try PatternTable(PatternProgram(node) { _ in true })
      #expect(node.steps <= PatternNode.mostSteps * 9 / 10)
      #expect(table.endings.count <= PatternTable.mostStates / 4)
      #expect(table.work <= PatternTable.mostWork / 10)
    }
    if let source = AddressFormat.format(for: code).postalCode?.source {
      let node = try PatternNode(reading: source)
      let table = try PatternTable(PatternProgram(node) { _ in true })
      #expect(node.steps <= PatternNode.mostSteps * 9 / 10)
      #expect(table.endings.count <= PatternTable.mostStates / 4)
      #expect(table.work <= PatternTable.mostWork / 10)
    }
  }

  @Test(arguments: [#"\d{5}(?:[ \-]{3})?"#, #"(?:-)?\d{5}"#, #"-\d{5}-"#])
  func separatorsAtTheEdgesOfAPatternAreNotStored(source: String) throws {
    let pattern = try #require(PostalCodePattern(source, prefixes: [], example: "-12345-"))
    #expect(pattern.verdict(typed: "12345") == .valid(stored: "12345"))
    #expect(pattern.verdict(typed: "１２３４５") == .valid(stored: "12345"))
  }
}
