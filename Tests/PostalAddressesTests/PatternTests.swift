import Testing

@testable import PostalAddresses

struct PatternTests {
  /// Everything of one pattern's notation, with what it takes and what it refuses.
  @Test(arguments: [
    (#"\d{3}-?\d{4}"#, ["1234567"], ["123456", "12345678", "123A567"]),
    (#"[A-CX]\d"#, ["A1", "C9", "X0"], ["D1", "AA", "A", ""]),
    (#"948[5-9]|949[0-8]"#, ["9485", "9498"], ["9484", "9499", "948"]),
    (#"(?:AB|A)C?"#, ["AB", "A", "AC", "ABC"], ["B", "ABB"]),
    (#"(\d{5})(?:[ \-](\d{4}))?"#, ["12345", "123456789"], ["123456", "1234567890"]),
    (#"A{2,3}"#, ["AA", "AAA"], ["A", "AAAA"]),
    (#"[\dA]"#, ["5", "A"], ["B"]),
  ])
  func matchesWholeCodesOnly(source: String, taken: [String], refused: [String]) throws {
    let pattern = try #require(PostalCodePattern(source, prefixes: [], example: ""))
    for text in taken { #expect(isValid(pattern.verdict(typed: text))) }
    for text in refused { #expect(!isValid(pattern.verdict(typed: text))) }
  }

  private func isValid(_ verdict: PostalCodeVerdict) -> Bool {
    if case .valid = verdict { true } else { false }
  }

  @Test(arguments: [
    "A*", "A+", "^A", "A$", ".", "(?=A)", "[A", "(A", "A)", "A{", "A{2", "A{3,2}", "A{99}", #"\w"#,
    "[B-A]", "é",
  ])
  func refusesNotationItDoesNotKnow(source: String) {
    #expect(PatternNode.parse(source) == nil)
  }

  @Test func writesSeparatorsOnTheWay() throws {
    let source = #"(\d{2})(?:[ \-](\d))?X ?Y"#
    let keeping = try #require(
      PostalCodePattern(source, prefixes: [], separatorHabit: true, example: "")
    )
    let dropping = try #require(
      PostalCodePattern(source, prefixes: [], separatorHabit: false, example: "")
    )
    #expect(keeping.verdict(typed: "123XY") == .valid(stored: "12-3X Y"))
    #expect(dropping.verdict(typed: "123XY") == .valid(stored: "12-3XY"))
    #expect(keeping.verdict(typed: "12xy") == .valid(stored: "12X Y"))
  }

  @Test func lengthsAreThoseOfLettersAndDigits() throws {
    #expect(
      try #require(PatternNode.parse(#"\d{2,3}[ \-]?(?:A|BCD)?"#)).lengths == [2, 3, 4, 5, 6]
    )
  }

  @Test(arguments: [#"(?:\d{32}){32}"#, #"\d{41}"#, #"(?:(?:\d{20}){20}){20}"#])
  func refusesCodesLongerThanAnyPostHas(source: String) {
    #expect(PatternNode.parse(source) == nil)
  }

  /// No pattern of the data is silently ignored, neither a country's nor a region's.
  @Test(arguments: AddressFormat.territories + ["ZZ"])
  func everyPatternOfTheDataIsRead(code: String) {
    let rows = AddressData.block(for: code)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    for row in rows where row.count > 4 {
      #expect(PatternNode.parse(String(row[4])) != nil)
    }
    #expect(!rows.isEmpty)
  }
}
