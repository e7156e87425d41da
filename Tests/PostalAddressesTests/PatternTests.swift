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
  func everyPatternOfTheDataIsRead(code: String) throws {
    let rows = AddressData.block(for: code)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let country = try #require(rows.first)
    let format = AddressFormat.format(for: code)
    #expect((country.count > 4 && !country[4].isEmpty) == (format.postalCodePattern != nil))
    let regions = format.country.regions
    for row in rows.dropFirst() {
      let position = try #require(regions.position(of: String(row[0])))
      let prefix = row.count > 4 ? String(row[4]) : ""
      #expect((regions.postalCodes(at: position) != nil) == !prefix.isEmpty, "\(code) \(row[0])")
      let own = row.count > 8 ? String(row[8]) : ""
      #expect((regions.ownPostalCode(at: position) != nil) == !own.isEmpty, "\(code) \(row[0])")
    }
  }

  /// The test above would say nothing if the columns it reads were empty.
  @Test func dataHasPatternsOfBothKinds() {
    let formats = AddressFormat.territories.map { AddressFormat.format(for: $0) }
    #expect(formats.count { $0.postalCodePattern != nil } > 170)
    let regions = formats.flatMap { Array($0.regions) }
    #expect(regions.count { !$0.postalCodePrefixPattern.isEmpty } > 500)
  }

  /// A region's pattern is of the beginning of a code, nothing more and nothing less.
  @Test(arguments: [
    ("US", "CA", ["90001", "96199", "94104-1234"], ["96200", "10001", "9"]),
    ("US", "AE", ["09012"], ["90120", "10001"]),
    ("CA", "QC", ["G1A 1A1", "K1A 0B1"], ["K2A 0B1", "M5V 1A1"]),
    ("PH", "Biliran", ["6543", "6550"], ["6542", "6560"]),
    ("AR", "C", ["C1070AAM", "1070"], ["B1070AAM", "2000"]),
    ("KR", "강원특별자치도", ["25627"], ["03051"]),
  ])
  func prefixOfARegionIsComparedWithTheBeginning(
    country: String,
    key: String,
    inside: [String],
    outside: [String]
  ) throws {
    let regions = AddressFormat.format(for: country).country.regions
    let position = try #require(regions.position(of: key))
    let codes = try #require(regions.postalCodes(at: position))
    for code in inside { #expect(codes.matchesBeginning(of: code), "\(code)") }
    for code in outside { #expect(!codes.matchesBeginning(of: code), "\(code)") }
  }
}
