import PostalAddresses
import Testing

struct PostalCodeVerdictTests {
  @Test(arguments: AddressFormat.coveredCountries)
  func ownExampleIsValidAsItIs(country: String) throws {
    let format = AddressFormat.format(for: country)
    guard let example = format.postalCodeExample else {
      // No code, or no pattern: Korea's north writes one that nobody has described.
      #expect(format.postalCodePattern == nil)
      return
    }
    #expect(format.postalCodeVerdict(example) == .valid(stored: example))
    #expect(format.postalCodePattern != nil)
  }

  @Test(arguments: [
    ("DE", "2613", PostalCodeVerdict.incomplete),
    ("DE", "", .empty),
    ("DE", " \u{200E} ", .empty),
    ("DE", "261333", .malformed(.tooLong)),
    ("DE", "26l33", .malformed(.wrongCharacter("L"))),
    ("DE", "26133#", .malformed(.wrongCharacter("#"))),
    ("DE", "26133-", .malformed(.wrongShape)),
    ("DE", "-26133", .malformed(.wrongShape)),
    ("DE", "D-26133", .valid(stored: "26133")),
    ("DE", "DE 26133", .valid(stored: "26133")),
    ("DE", "D-", .incomplete),
    ("JP", "〒154-0023", .valid(stored: "154-0023")),
    ("JP", "〒", .incomplete),
    ("JP", "154-", .incomplete),
    ("US", "80621-", .incomplete),
    ("US", "8062112", .incomplete),
    ("US", "ABC", .malformed(.wrongCharacter("A"))),
    ("CA", "L5P", .incomplete),
    ("CA", "5LP", .malformed(.wrongShape)),
    ("GB", "ＳＷ１Ａ　１ＡＡ", .valid(stored: "SW1A 1AA")),
    ("GB", "\u{202A}SW1A 1AA\u{202C}", .valid(stored: "SW1A 1AA")),
    ("GB", "GB SW1A 1AA", .valid(stored: "SW1A 1AA")),
    ("ZZ", " ab 12 ", .valid(stored: "AB 12")),
  ])
  func tellsWhatIsWrong(country: String, typed: String, verdict: PostalCodeVerdict) {
    #expect(AddressFormat.format(for: country).postalCodeVerdict(typed) == verdict)
  }

  /// Current schemes that the data does not have yet.
  @Test(arguments: [
    ("KZ", "050012", "050012"), ("KZ", "a10a5y1", "A10A5Y1"), ("KZ", "A10 A5Y1", "A10A5Y1"),
    ("SA", "11564", "11564"), ("SA", "12987-7318", "12987-7318"), ("SA", "129877318", "12987-7318"),
    ("SA", "12987 - 7318", "12987-7318"), ("EG", "12411", "12411"), ("EG", "1241101", "1241101"),
    ("PE", "15001", "15001"), ("PE", "lima 23", "LIMA 23"), ("TT", "120110", "120110"),
  ])
  func acceptsCurrentSchemes(country: String, typed: String, stored: String) {
    #expect(AddressFormat.format(for: country).postalCodeVerdict(typed) == .valid(stored: stored))
  }

  @Test(arguments: [
    ("KZ", "A10A5YY"), ("KZ", "0400001"), ("SA", "1156"), ("SA", "12987-731"), ("EG", "124110"),
    ("MV", "2002"), ("TT", "12011"),
  ])
  func refusesWhatIsNone(country: String, typed: String) {
    let verdict = AddressFormat.format(for: country).postalCodeVerdict(typed)
    if case .valid = verdict { Issue.record("\(country) \(typed)") }
  }

  @Test(arguments: [("PE", "15001"), ("KZ", "040900"), ("SA", "11564"), ("EG", "12411")])
  func exampleIsTheOneInUse(country: String, example: String) {
    #expect(AddressFormat.format(for: country).prompt(for: .postalCode) == example)
  }

  @Test func longInputIsRefusedWithoutWalkingIt() {
    let typed = String(repeating: "1", count: 1_000_000)
    #expect(AddressFormat.format(for: "GB").postalCodeVerdict(typed) == .malformed(.tooLong))
  }
}
