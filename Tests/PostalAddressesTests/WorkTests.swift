import Testing

@testable import PostalAddresses

/// Work grows with the text and no faster: counted in characters read, not in time.
struct WorkTests {
  /// Hands out scalars and counts how many were asked for.
  private final class Counter: Sequence, IteratorProtocol {
    private var rest: Substring.UnicodeScalarView
    private(set) var read = 0

    init(_ text: String) { rest = text.unicodeScalars[...] }

    func next() -> Unicode.Scalar? {
      read += 1
      return rest.popFirst()
    }
  }

  private static let pieces = ["a", "1", " ", "\u{202E}", "\u{301}", "東", "٣ ", "İ", "-", "\r\n"]

  /// Everything that judging, normalising and printing do with a text starts with one of these.
  private static let passes: [(name: String, run: @Sendable (Counter) -> Void)] = [
    ("clean", { _ = CleanedPostalCode($0) }),
    ("tidy", { _ = String.tidied($0) }),
    ("fold", { _ = Folding.foldScalars($0) }),
    ("count digits", { _ = PhoneDigits.count(in: $0) }),
  ]

  @Test(arguments: pieces)
  func everyPassReadsEachCharacterOnce(piece: String) {
    for count in [1_000, 8_000] {
      let text = String(repeating: piece, count: count)
      for pass in Self.passes {
        let counter = Counter(text)
        pass.run(counter)
        #expect(counter.read <= text.unicodeScalars.count + 1, "\(pass.name)")
      }
    }
  }

  /// What comes out is bounded as well, so that a second pass cannot be longer than the first.
  @Test(arguments: pieces)
  func noPassMakesATextMuchLonger(piece: String) {
    let text = String(repeating: piece, count: 1_000)
    let scalars = text.unicodeScalars.count
    #expect(CleanedPostalCode(text).text.unicodeScalars.count <= 3 * scalars)
    #expect(text.tidied.unicodeScalars.count <= scalars)
    #expect(Folding.fold(text).unicodeScalars.count <= 3 * scalars)
  }

  /// The matcher never walks a code that is longer than any post's: its work has an end that does
  /// not depend on the text.
  @Test(arguments: AddressFormat.territories)
  func matcherStopsAtTheLongestCode(country: String) throws {
    let format = AddressFormat.format(for: country)
    guard format.postalCodePattern != nil else { return }
    let digits = String(repeating: "1", count: 41)
    #expect(format.postalCodeVerdict(digits) == .malformed(.tooLong))
    let lengths = try #require(format.postalCode?.lengths)
    #expect((lengths.last ?? 0) <= PatternNode.longestCode)
  }
}
