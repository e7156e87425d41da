import PostalAddresses
import Testing

struct ArbitraryTextTests {
  /// The same texts on every run: a failure can be repeated by its seed.
  private struct Generator {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }

    mutating func text() -> String {
      let pools = [
        Array("0123456789ABCDEFabcxyz -".unicodeScalars),
        Array("٠١२３ー−‐\u{200E}\u{202E}\u{200C}\u{A0}\u{2028}\u{0}\n\u{301}〒ßİıŉﬁǰ".unicodeScalars),
      ]
      var text = String.UnicodeScalarView()
      for _ in 0..<next(below: 14) {
        let pool = pools[next(below: 4) / 3]
        let wild = Unicode.Scalar(UInt32(next(below: 0x2_FFFF)))
        text.append(next(below: 12) == 0 ? wild ?? "?" : pool[next(below: pool.count)])
      }
      return String(text)
    }
  }

  @Test(arguments: AddressFormat.coveredCountries + ["ZZ", ""])
  func normalisingIsIdempotentAndJudgingAgrees(country: String) {
    var generator = Generator(state: 1)
    let validator = AddressValidator(options: .requiresName)
    for _ in 0..<400 {
      var address = PostalAddress(countryCode: country)
      for field in AddressField.all where field != .country { address[field] = generator.text() }
      let once = address.normalized()
      #expect(once.normalized() == once)
      #expect(validator.issues(in: once).map(\.code) == validator.issues(in: address).map(\.code))
    }
  }

  @Test(arguments: AddressFormat.coveredCountries + ["ZZ", ""])
  func printedLinesAreNeverBlankNorBroken(country: String) {
    var generator = Generator(state: 2)
    for _ in 0..<400 {
      var address = PostalAddress(countryCode: country)
      for field in AddressField.all where field != .country { address[field] = generator.text() }
      for line in AddressFormatter().lines(for: address) {
        #expect(!line.isEmpty)
        #expect(!line.contains { $0.isNewline })
      }
    }
  }

  /// Twenty thousand characters in every field: judged in time that grows with the text alone.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["a", "1", " ", "\u{202E}", "\u{301}", "東", "\"", "٣ "]
  )
  func longTextsAreNoTrouble(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    for country in ["US", "JP"] {
      var address = PostalAddress(countryCode: country)
      for field in AddressField.all where field != .country { address[field] = text }
      let once = address.normalized()
      #expect(once.normalized() == once)
      #expect(AddressFormatter().lines(for: once).allSatisfy { !$0.isEmpty })
      _ = AddressValidator().issues(in: address)
    }
  }
}
