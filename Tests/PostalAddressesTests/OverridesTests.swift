import PostalAddresses
import Testing

struct OverridesTests {
  private func format(_ country: String, _ overrides: AddressFormat.Overrides) -> AddressFormat {
    .format(for: country, overrides: overrides)
  }

  @Test func hiddenFieldIsNeitherShownNorRequired() {
    let overrides = AddressFormat.Overrides().hiding(.region, in: "us")
    let format = format("US", overrides)
    #expect(!format.isShown(.region))
    #expect(!format.isRequired(.region))
    #expect(!format.cardOrder.contains(.region))
    var address = PostalAddress.filled
    address.region = ""
    #expect(AddressValidator().issues(in: address, format: format) == [])
    #expect(self.format("CA", overrides).isShown(.region))
  }

  @Test func countryCannotBeHidden() {
    #expect(format("DE", AddressFormat.Overrides().hiding(.country)).isShown(.country))
  }

  @Test func requiredFieldIsReportedAndOptionalOneIsNot() {
    let overrides = AddressFormat.Overrides().requiring(.phone).makingOptional(.city, in: "DE")
    let address = PostalAddress(
      fullName: "",
      countryCode: "DE",
      street: "Musterstraße 10",
      postalCode: "53225"
    )
    let issues = AddressValidator().issues(in: address, format: format("DE", overrides))
    #expect(issues.map(\.code) == ["missing:phone"])
    #expect(format("DE", overrides).prompt(for: .phone) == "")
  }

  @Test func fieldTheCountryLacksCanBeAdded() {
    let format = format("DE", AddressFormat.Overrides().requiring(.organization))
    #expect(format.cardOrder.starts(with: [.name, .organization, .country]))
    #expect(format.localOrder.contains(.organization))
    let address = PostalAddress(
      fullName: "",
      countryCode: "DE",
      street: "A 1",
      city: "Bonn",
      postalCode: "53225"
    )
    #expect(
      AddressValidator().issues(in: address, format: format).map(\.code) == ["missing:organization"]
    )
  }

  @Test func labelIsReplacedInMessagesToo() {
    let overrides = AddressFormat.Overrides().relabelling(.region, "Shire", in: "US")
    let format = format("US", overrides)
    #expect(format.label(for: .region) == "Shire")
    var address = PostalAddress.filled
    address.region = ""
    let issue = AddressValidator().issue(for: .region, in: address, format: format)
    #expect(issue?.message(in: format) == "Enter “Shire”.")
    address.region = "NY"
    let mismatch = AddressValidator().issue(for: .postalCode, in: address, format: format)
    #expect(
      mismatch?.message(in: format)
        == "That ZIP code isn’t in New York. Check the ZIP code and “Shire”."
    )
  }

  @Test func unknownRegionIsRefusedOnRequest() {
    let overrides = AddressFormat.Overrides().refusingUnknownRegion(in: "US")
    var address = PostalAddress.filled
    address.region = "Atlantis"
    let issues = AddressValidator().issues(in: address, format: format("US", overrides))
    #expect(issues.map(\.code) == ["unknown:region"])
    #expect(issues.map(\.severity) == [.error])
    #expect(AddressValidator().issues(in: address).map(\.severity) == [.warning])
    #expect(format("CA", overrides) == AddressFormat.format(for: "CA"))
  }

  @Test func patternOfACountryIsReplaced() {
    let overrides = AddressFormat.Overrides()
      .replacingPostalCodePattern(#"X\d{2}-?\d"#, example: "X12-3", in: "QA")
      .makingOptional(.postalCode, in: "QA")
    let format = format("QA", overrides)
    #expect(format.isShown(.postalCode))
    #expect(format.postalCodeVerdict("x123") == .valid(stored: "X12-3"))
    #expect(format.postalCodeVerdict("QA X123") == .valid(stored: "X12-3"))
    #expect(format.postalCodeVerdict("Y") == .malformed(.wrongCharacter("Y")))
    #expect(format.postalCodeExample == "X12-3")
    #expect(format.normalizedPostalCode("x12 3") == "X12-3")
  }

  @Test func patternFromOutsideIsCheckedAndNotTrusted() throws {
    let plain = AddressFormat.Overrides()
    let usable = try plain.replacingPostalCodePattern(
      checking: #"X\d{2}-?\d"#,
      example: "X12-3",
      in: "QA"
    )
    #expect(usable == plain.replacingPostalCodePattern(#"X\d{2}-?\d"#, example: "X12-3", in: "QA"))
    for pattern in ["", ".*", "(A", #"\d{99}"#, "A+", "é"] {
      let error = #expect(throws: AddressFormat.Overrides.PatternError.self) {
        try plain.replacingPostalCodePattern(checking: pattern, example: "1", in: "QA")
      }
      #expect(error?.code == .unsupportedNotation)
      #expect(error?.countryCode == "QA")
    }
    let error = #expect(throws: AddressFormat.Overrides.PatternError.self) {
      try plain.replacingPostalCodePattern(checking: #"\d{5}"#, example: "1234", in: "QA")
    }
    #expect(error?.code == .exampleDoesNotMatch)
  }

  @Test(arguments: [
    ("en", "“Shire”"), ("de", "„Shire“"), ("fr", "«\u{A0}Shire\u{A0}»"), ("es", "«Shire»"),
    ("ja", "「Shire」"), ("ar", "«Shire»"), ("tlh", "“Shire”"),
  ])
  func hostsWordIsQuotedAsTheLanguageDoes(language: String, quoted: String) {
    let format = AddressFormat.format(
      for: "US",
      language: language,
      overrides: AddressFormat.Overrides().relabelling(.region, "Shire", in: "US")
    )
    var address = PostalAddress.filled
    address.region = ""
    let issue = AddressValidator().issue(for: .region, in: address, format: format)
    #expect(issue?.message(in: format).contains(quoted) == true)
  }

  @Test func wordsOfAnotherLanguageAreAdded() {
    let overrides = AddressFormat.Overrides()
      .adding(words: ["zip": "Kod ZIP", "city": "Miasto"], in: "pl-PL")
    let format = AddressFormat.format(for: "US", language: "pl", overrides: overrides)
    #expect(format.label(for: .postalCode) == "Kod ZIP")
    #expect(format.label(for: .city) == "Miasto")
    #expect(format.label(for: .region) == "State")
    #expect(self.format("US", overrides).label(for: .city) == "City")
  }

  @Test func lastWishWinsAndOneForACountryWinsOverOneForAll() {
    let overrides = AddressFormat.Overrides().requiring(.line2, in: "FR").hiding(.line2)
    #expect(format("FR", overrides).isRequired(.line2))
    #expect(!format("DE", overrides).isShown(.line2))
    #expect(format("FR", overrides.makingOptional(.line2, in: "FR")).isShown(.line2))
    #expect(!format("FR", overrides.makingOptional(.line2, in: "FR")).isRequired(.line2))
  }

  @Test func noWishesLeaveTheFormatAsItIs() {
    #expect(format("FR", AddressFormat.Overrides()) == AddressFormat.format(for: "FR"))
    let other = AddressFormat.Overrides().hiding(.line2, in: "DE")
    #expect(format("FR", other) == AddressFormat.format(for: "FR"))
    #expect(format("DE", other) != AddressFormat.format(for: "DE"))
  }

  @Test(arguments: AddressFormat.territories)
  func everyCountryTakesEveryWish(country: String) {
    for field in AddressField.all where field != .country {
      let hidden = format(country, AddressFormat.Overrides().hiding(field))
      #expect(!hidden.isShown(field) && !hidden.isRequired(field))
      let required = format(country, AddressFormat.Overrides().requiring(field))
      #expect(required.isShown(field) && required.isRequired(field))
      #expect(required.cardOrder.filter { $0 == field }.count == 1)
      #expect(Set(required.localOrder) == Set(required.cardOrder))
    }
  }
}
