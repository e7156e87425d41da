import Testing

@testable import PostalAddresses

struct UnicodeScalarKindsTests {
  /// The short ways agree with the Unicode tables for every scalar there is.
  @Test func shortWaysAgreeWithTheTables() {
    let japaneseMarks: Set<Unicode.Scalar> = ["\u{2212}", "\u{30FC}", "\u{FF70}", "\u{2043}"]
    for scalar in (UInt32(0)...0x3_FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      let category = properties.generalCategory
      let isHidden =
        category == .format || category == .control || properties.isDefaultIgnorableCodePoint
      let isDash = category == .dashPunctuation || japaneseMarks.contains(scalar)
      let digit = properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
      let agrees =
        scalar.isSpace == properties.isWhitespace
        && scalar.isInvisible == (isHidden && !properties.isWhitespace)
        && scalar.isDash == isDash
        && scalar.digitValue == digit
        && scalar.breaksLine
          == (category == .control || category == .lineSeparator || category == .paragraphSeparator)
      if !agrees { Issue.record("U+\(String(scalar.value, radix: 16)) is judged two ways") }
    }
  }
}
