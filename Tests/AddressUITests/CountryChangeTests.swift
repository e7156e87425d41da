import PostalAddresses
import Testing

@testable import AddressUI

struct CountryChangeTests {
  private var change = CountryChange()
  private var address = PostalAddress(
    fullName: "Ada Example",
    countryCode: "US",
    street: "10 Sample Street",
    line2: "Apt 4",
    city: "Springfield",
    region: "IL",
    postalCode: "62701",
    phone: "(217) 555-0132"
  )

  @Test mutating func keepsWhatHoldsAnywhereAndClearsWhatDoesNot() {
    change.choose("GB", in: &address)
    #expect(address.countryCode == "GB")
    #expect(address.fullName == "Ada Example")
    #expect(address.street == "10 Sample Street")
    #expect(address.line2 == "Apt 4")
    #expect(address.city == "Springfield")
    #expect(address.phone == "(217) 555-0132")
    #expect(address.region == "")
    #expect(address.postalCode == "")
  }

  @Test mutating func keepsACodeThatIsValidInTheNewCountry() {
    change.choose("DE", in: &address)
    #expect(address.postalCode == "62701")
    #expect(address.region == "")
  }

  @Test mutating func goingStraightBackRestoresWhatWasCleared() {
    change.choose("GB", in: &address)
    change.choose("US", in: &address)
    #expect(address.region == "IL")
    #expect(address.postalCode == "62701")
  }

  @Test mutating func nothingIsRestoredOverWhatWasTyped() {
    change.choose("GB", in: &address)
    address.postalCode = "SW1A 1AA"
    change.choose("US", in: &address)
    #expect(address.postalCode == "")
    #expect(address.region == "")
  }

  @Test mutating func nothingIsRestoredAfterADetour() {
    change.choose("GB", in: &address)
    change.choose("DE", in: &address)
    change.choose("US", in: &address)
    #expect(address.postalCode == "")
  }

  @Test mutating func theSameCountryAgainIsNoChange() {
    let before = address
    change.choose("US", in: &address)
    #expect(address == before)
  }

  @Test mutating func aFirstCountryClearsNothing() {
    address.countryCode = ""
    change.choose("GB", in: &address)
    #expect(address.region == "IL")
    #expect(address.postalCode == "62701")
  }
}
