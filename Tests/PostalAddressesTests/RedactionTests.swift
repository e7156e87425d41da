import PostalAddresses
import Testing

/// Nothing that describes a verdict or an issue shows what was typed.
struct RedactionTests {
  private func texts(of value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    let boxed: Any? = value
    return [
      "\(value)", String(reflecting: value), dumped, "\([value])", String(reflecting: [value]),
      String(describing: boxed), "\(Mirror(reflecting: value).children.map(\.value))",
    ]
  }

  @Test(arguments: [
    PostalCodeVerdict.valid(stored: "Q7-SECRET"), .malformed(.wrongCharacter("Ж")),
    .malformed(.tooLong), .incomplete, .empty,
  ])
  func verdictShowsItsKindOnly(verdict: PostalCodeVerdict) {
    for text in texts(of: verdict) {
      #expect(!text.contains("SECRET"))
      #expect(!text.contains("Ж"))
    }
  }

  @Test func problemAndReasonShowTheirKindOnly() {
    for text in texts(of: PostalCodeVerdict.Reason.wrongCharacter("Ж")) {
      #expect(!text.contains("Ж"))
    }
    let problems: [AddressIssue.Problem] = [
      .malformed(.wrongCharacter("Ж")), .mismatch(regionKey: "SECRET"),
    ]
    for text in problems.flatMap({ texts(of: $0) }) {
      #expect(!text.contains("Ж"))
      #expect(!text.contains("SECRET"))
    }
  }

  @Test func describingStillTellsTheKindsApart() {
    #expect("\(PostalCodeVerdict.valid(stored: "1"))" == "valid")
    #expect("\(PostalCodeVerdict.malformed(.wrongCharacter("Ж")))" == "malformed(wrongCharacter)")
    #expect("\(AddressIssue.Problem.mismatch(regionKey: "A"))" == "mismatch")
  }

  /// The person who typed it may see it.
  @Test func messageNamesTheCharacter() {
    var address = PostalAddress.filled
    address.postalCode = "9410Ж"
    let issue = AddressValidator().issue(for: .postalCode, in: address)
    #expect(issue?.message().contains("Ж") == true)
    #expect(issue.map { texts(of: $0) }?.allSatisfy { !$0.contains("Ж") } == true)
  }
}
