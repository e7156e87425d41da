import PostalAddresses
import Testing

struct NormalizedAddressTests {
  @Test func trimsEveryField() {
    for field in AddressField.all where field != .country {
      var address = PostalAddress(countryCode: "ZZ")
      address[field] = " \u{3000}TEXT\u{A0}\n"
      #expect(address.normalized()[field] == "TEXT")
    }
  }

  @Test func writesCodesAndRegionsAsTheyAreStored() {
    let address = PostalAddress(
      fullName: "Orla Byrne",
      countryCode: "ca",
      region: "québec",
      postalCode: "h3z2y7"
    )
    let stored = address.normalized()
    #expect(stored.countryCode == "CA")
    #expect(stored.region == "QC")
    #expect(stored.postalCode == "H3Z 2Y7")
  }

  /// Korea's codes before 2015 are refused, but an old address keeps its own.
  @Test func keepsAnOldKoreanCodeReadable() {
    var address = PostalAddress(countryCode: "KR")
    address.postalCode = "135－080"
    #expect(address.normalized().postalCode == "135-080")
    #expect(AddressValidator().issue(for: .postalCode, in: address)?.severity == .error)
  }

  @Test func keepsWhatItCannotUnderstand() {
    let address = PostalAddress(
      fullName: "",
      countryCode: "US",
      region: "Atlantis",
      postalCode: "12"
    )
    #expect(address.normalized() == address)
  }

  @Test(arguments: ["Atlantis", "Deutschland", "日本", "u5", "usa"])
  func keepsACountryItCannotUnderstandAsTyped(country: String) {
    let stored = PostalAddress(countryCode: " \(country) ").normalized()
    #expect(stored.countryCode == country)
    #expect(stored.normalized() == stored)
  }

  /// What stands behind the number is dialled as well.
  @Test(arguments: ["+49 30 901820 ext. 12", "(415) 555-0132 x7", "555-0132#9", "٠٣٠١٢٣٤٥ доб. ٧"])
  func keepsTheExtensionOfAPhone(phone: String) {
    let typed = PostalAddress(fullName: "", countryCode: "DE", phone: " \(phone)\u{200E}")
    #expect(typed.normalized().phone == phone)
    #expect(AddressValidator().issue(for: .phone, in: typed) == nil)
  }

  @Test func dropsDirectionOverridesAndKeepsJoiners() {
    var address = PostalAddress(countryCode: "DE")
    address.fullName = "\u{202E}می\u{200C}خواهم\u{202C}"
    #expect(address.normalized().fullName == "می\u{200C}خواهم")
  }

  @Test(arguments: [
    ("10 Sample\r\nStreet", "10 Sample Street"), ("10 Sample\nStreet", "10 Sample Street"),
    ("10 Sample\rStreet", "10 Sample Street"), ("10\r\n\r\nStreet", "10  Street"),
    ("\r\n10 Sample Street\r\n", "10 Sample Street"), ("10\u{2028}Street", "10 Street"),
  ])
  func lineBreakIsOneSpace(typed: String, stored: String) {
    for field in [AddressField.name, .street, .line2, .city] {
      var address = PostalAddress(countryCode: "DE")
      address[field] = typed
      #expect(address.normalized()[field] == stored)
      #expect(AddressFormatter().lines(for: address) == [stored])
    }
  }

  @Test(arguments: CaseFile.postalCodes.rows)
  func normalisingTwiceChangesNothing(row: CaseFile.Row) {
    for country in AddressFormat.coveredCountries {
      var address = PostalAddress(countryCode: country)
      address.region = row[1]
      address.postalCode = row[2]
      address.street = row[2]
      let once = address.normalized()
      #expect(once.normalized() == once)
    }
  }

  @Test(arguments: CaseFile.postalCodes.rows)
  func judgingStaysTheSameAfterNormalising(row: CaseFile.Row) {
    var address = AddressValidatorTests.complete(row.country)
    if !row[1].isEmpty { address.region = row[1] }
    address.postalCode = row[2]
    let validator = AddressValidator()
    #expect(
      validator.issues(in: address.normalized()).map(\.code)
        == validator.issues(in: address).map(\.code)
    )
  }
}
