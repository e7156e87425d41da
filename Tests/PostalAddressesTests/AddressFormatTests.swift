import PostalAddresses
import Testing

struct AddressFormatTests {
  struct Row: Sendable {
    let country: String
    let region: String?
    let regionRequired: Bool
    let postalCode: String
    let postalCodeRequired: Bool
    let digitsOnly: Bool
  }

  private static func row(
    _ country: String,
    _ region: String?,
    _ regionRequired: Bool,
    _ postalCode: String,
    _ postalCodeRequired: Bool,
    digitsOnly: Bool
  ) -> Row {
    Row(
      country: country,
      region: region,
      regionRequired: regionRequired,
      postalCode: postalCode,
      postalCodeRequired: postalCodeRequired,
      digitsOnly: digitsOnly
    )
  }

  static let contract = [
    row("US", "State", true, "ZIP code", true, digitsOnly: true),
    row("GB", "County", false, "Postcode", true, digitsOnly: false),
    row("IE", "County", false, "Eircode", false, digitsOnly: false),
    row("CA", "Province", true, "Postal code", true, digitsOnly: false),
    row("AU", "State", true, "Postcode", true, digitsOnly: true),
    row("JP", "Prefecture", true, "Postal code", true, digitsOnly: true),
    row("IN", "State", true, "PIN code", true, digitsOnly: true),
    row("DE", nil, false, "Postal code", true, digitsOnly: true),
    row("ZZ", "Region", false, "Postal code", false, digitsOnly: false),
    row("", "Region", false, "Postal code", false, digitsOnly: false),
  ]

  @Test(arguments: contract)
  func readsAsTheContractSays(row: Row) {
    let format = AddressFormat.format(for: row.country)
    #expect(format.isShown(.region) == (row.region != nil))
    if let region = row.region { #expect(format.label(for: .region) == region) }
    #expect(format.isRequired(.region) == row.regionRequired)
    #expect(format.label(for: .postalCode) == row.postalCode)
    #expect(format.isRequired(.postalCode) == row.postalCodeRequired)
    #expect(format.usesDigitsOnlyPostalCode == row.digitsOnly)
  }

  @Test(arguments: contract)
  func commonFieldsAreTheSameEverywhere(row: Row) {
    let format = AddressFormat.format(for: row.country)
    #expect(format.label(for: .name) == "Full name")
    #expect(format.label(for: .country) == "Country or region")
    #expect(format.label(for: .street) == "Street address")
    #expect(format.label(for: .line2) == "Apt, suite or floor")
    #expect(format.label(for: .city) == "City")
    #expect(format.label(for: .phone) == "Phone")
    for field in [AddressField.name, .country, .street, .city] {
      #expect(format.isShown(field))
      #expect(format.isRequired(field))
    }
    for field in [AddressField.line2, .phone] {
      #expect(format.isShown(field))
      #expect(!format.isRequired(field))
    }
  }

  @Test(arguments: contract)
  func bothOrdersHoldTheSameFields(row: Row) {
    let format = AddressFormat.format(for: row.country)
    #expect(
      format.cardOrder.sorted { $0.code < $1.code }
        == format.localOrder.sorted { $0.code < $1.code }
    )
    #expect(Set(format.localOrder).count == format.localOrder.count)
  }

  @Test func cardOrderIsTheSameInJapan() {
    #expect(
      AddressFormat.format(for: "JP").cardOrder
        == [.name, .country, .street, .line2, .city, .region, .postalCode, .phone]
    )
  }

  @Test func localOrderInJapanStartsWithThePostalCode() {
    #expect(
      AddressFormat.format(for: "JP").localOrder
        == [.name, .country, .postalCode, .region, .city, .street, .line2, .phone]
    )
  }

  @Test func localOrderPutsTheUnprintedCountyAfterTheCity() {
    #expect(
      AddressFormat.format(for: "GB").localOrder
        == [.name, .country, .street, .line2, .city, .region, .postalCode, .phone]
    )
  }

  @Test func germanyLeavesTheRegionOutOfTheCard() {
    #expect(
      AddressFormat.format(for: "DE").cardOrder
        == [.name, .country, .street, .line2, .city, .postalCode, .phone]
    )
  }

  @Test func labelsFollowTheLanguage() {
    let format = AddressFormat.format(for: "JP", language: "de-CH")
    #expect(format.label(for: .region) == "Präfektur")
    #expect(format.label(for: .postalCode) == "Postleitzahl")
    #expect(AddressFormat.format(for: "JP", language: "tlh").label(for: .region) == "Prefecture")
  }

  @Test func codeOfTheCountryTakesAnyCase() {
    #expect(AddressFormat.format(for: "us") == AddressFormat.format(for: "US"))
    #expect(AddressFormat.format(for: "US") != AddressFormat.format(for: "US", language: "de"))
  }

  @Test func promptsShowAnExampleOfTheCountry() {
    #expect(AddressFormat.format(for: "US").prompt(for: .postalCode) == "95014")
    #expect(AddressFormat.format(for: "IE").prompt(for: .postalCode) == "A65 F4E2")
    #expect(AddressFormat.format(for: "US").prompt(for: .city) == "Springfield")
    #expect(AddressFormat.format(for: "ZZ").prompt(for: .postalCode) == "")
  }

  @Test func countyIsKeptButNotPrintedInTheUnitedKingdom() {
    #expect(!AddressFormat.format(for: "GB").isPrinted(.region))
    #expect(AddressFormat.format(for: "IE").isPrinted(.region))
  }

  @Test func aCodeWithoutDataReadsRegionAndPostalCodeBothOptional() {
    let format = AddressFormat.format(for: "QQ")
    #expect(format.label(for: .region) == "Region")
    #expect(format.label(for: .postalCode) == "Postal code")
    #expect(format.isShown(.region) && format.isShown(.postalCode))
    #expect(!format.isRequired(.region) && !format.isRequired(.postalCode))
  }

  @Test func listsEveryTerritory() {
    #expect(AddressFormat.territories.count == 252)
    #expect(AddressFormat.territories.contains("XK"))
    #expect(AddressFormat.territories.allSatisfy { $0.count == 2 })
    #expect(Set(AddressFormat.coveredCountries).isSubset(of: AddressFormat.territories))
  }
}
