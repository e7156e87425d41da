import Testing

@testable import PostalAddresses

struct FoldingTests {
  @Test func isIdempotentOverTheWholeTable() {
    let entries = "\(AddressData.folding)".split(whereSeparator: \.isWhitespace)
    #expect(entries.count > 300)
    for entry in entries {
      let once = Folding.fold(String(entry))
      #expect(Folding.fold(once) == once)
    }
  }

  @Test(arguments: [
    ("Ångström-STRASSE’s Łódź", "angstrom strasses lodz"), ("ΑΘΉΝΑ", "αθηνα"),
    ("que\u{301}bec", "quebec"), ("ＣＡ", "ca"), ("İstanbul", "istanbul"), ("Київ", "киів"),
  ])
  func comparesWithoutCaseAccentsAndWidth(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }

  /// ASCII has a way of its own; a trailing accent sends the same text the long way.
  @Test func bothWaysAgreeOnASCII() {
    for byte in UInt8(0)..<128 {
      let text = "a" + String(Unicode.Scalar(byte)) + "Z"
      #expect(Folding.fold(text) == Folding.fold(text + "\u{301}"))
    }
  }
}
