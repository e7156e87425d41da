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
    let node = try #require(PatternNode.parse(source))
    let program = PatternProgram(node) { _ in false }
    for text in taken { #expect(program.match(Array(text.utf8)[...]).written != nil) }
    for text in refused { #expect(program.match(Array(text.utf8)[...]).written == nil) }
  }

  @Test(arguments: [
    "A*", "A+", "^A", "A$", ".", "(?=A)", "[A", "(A", "A)", "A{", "A{2", "A{3,2}", "A{99}", #"\w"#,
    "[B-A]", "é",
  ])
  func refusesNotationItDoesNotKnow(source: String) {
    #expect(PatternNode.parse(source) == nil)
  }

  @Test func writesSeparatorsOnTheWay() throws {
    let node = try #require(PatternNode.parse(#"(\d{2})(?:[ \-](\d))?X ?Y"#))
    let keeping = PatternProgram(node) { _ in true }
    let dropping = PatternProgram(node) { _ in false }
    let written = { (program: PatternProgram, text: String) in
      program.match(Array(text.utf8)[...]).written.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(written(keeping, "123XY") == "12-3X Y")
    #expect(written(dropping, "123XY") == "12-3XY")
    #expect(written(keeping, "12XY") == "12X Y")
  }

  @Test func lengthsAreThoseOfLettersAndDigits() throws {
    #expect(
      try #require(PatternNode.parse(#"\d{2,3}[ \-]?(?:A|BCD)?"#)).lengths == [2, 3, 4, 5, 6]
    )
  }

  /// No pattern of the data is silently ignored, neither a country's nor a region's.
  @Test(arguments: Country.coveredCodes + ["ZZ"])
  func everyPatternOfTheDataIsRead(code: String) {
    let rows = AddressData.block(for: code)
      .map {
        $0.split(separator: "\t", omittingEmptySubsequences: false)
      }
    for row in rows where row.count > 4 {
      #expect(PatternNode.parse(String(row[4])) != nil)
    }
    #expect(!rows.isEmpty)
  }

  /// Both ends of the range that the data gives for a region begin as its own pattern says.
  @Test(arguments: Country.coveredCodes)
  func everyRegionTakesItsOwnExamples(code: String) throws {
    for line in AddressData.block(for: code).dropFirst() {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      let region = try #require(Region(line: line))
      guard columns.count > 5, let codes = region.postalCodes else { continue }
      for example in columns[5].split(separator: ",") {
        #expect(codes.matchesBeginning(of: CleanedPostalCode(String(example)).compact))
      }
    }
  }
}
