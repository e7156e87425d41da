import Testing

@testable import PostalAddresses

struct FoldingTests {
  /// Folding a folded letter changes nothing, for the whole range that the switch covers.
  @Test func everyLetterFoldsToLettersThatStandForThemselves() {
    var changed = 0
    for value in UInt32(0x80)...0x2000 {
      guard let folded = AddressData.folded(value) else { continue }
      changed += 1
      #expect(Folding.fold(folded) == folded)
    }
    #expect(changed > 400)
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
