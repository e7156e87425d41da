import Testing

@testable import WebHost

@Suite struct HTMLWriterTests {
  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x>", "' onload='x", "</textarea>", "&amp;", "&#39;",
    "\u{2028}\u{2029}", "\u{0}", "\r\n", "<!--", "]]>", "\u{202E}", "日本🇯🇵", "",
  ]

  /// Undoes the references, byte by byte: as characters they would merge with what follows.
  private func unescaped(_ text: String) -> String {
    let references = [
      "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#13;": "\r", "&amp;": "&",
    ]
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if let found = references.first(where: { rest.starts(with: $0.key.utf8) }) {
        result += found.value.utf8
        rest = rest.dropFirst(found.key.utf8.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: hostile)
  func leavesNoSignOfMarkup(text: String) {
    let escaped = HTMLWriter.escaped(text).utf8
    for sign in "<>\"'\r\u{0}".utf8 {
      #expect(!escaped.contains(sign))
    }
  }

  @Test(arguments: hostile)
  func keepsTheText(text: String) {
    // Scalars, because a carriage return and a line feed are one character.
    let restored = unescaped(HTMLWriter.escaped(text)).unicodeScalars
    let expected = text.unicodeScalars.map { $0 == "\u{0}" ? "\u{FFFD}" : $0 }
    #expect(Array(restored) == expected)
  }

  @Test func keepsEveryTextOfRandomScalars() {
    var generator = SplitMix(seed: 20_261_130)
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let isPlain = Bool.random(using: &generator)
        let range: ClosedRange<UInt32> = isPlain ? 0x20...0x7E : 0x1...0x1FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          text.append(scalar)
        }
      }
      let escaped = HTMLWriter.escaped(String(text))
      #expect(!escaped.utf8.contains { $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 })
      #expect(Array(unescaped(escaped).unicodeScalars) == Array(text))
    }
  }

  @Test(arguments: ["onclick", "style", "a b", "x=y", "", "é", "\"", "1a"])
  func writesNoAttributeOfThatName(name: String) {
    var writer = HTMLWriter()
    writer.attribute(name, "x")
    #expect(writer.bytes.isEmpty)
  }

  @Test func quotesAttributeValues() {
    var writer = HTMLWriter()
    writer.attribute("aria-label", "a\"b")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == " aria-label=\"a&quot;b\"")
  }
}

/// A generator whose sequence is the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
