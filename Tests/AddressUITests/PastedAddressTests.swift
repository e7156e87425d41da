import Foundation
import PostalAddresses
import Testing

@testable import AddressUI

struct PastedAddressTests {
  private func read(_ text: String, in country: String = "US") -> PostalAddress? {
    let list = CountryList(codes: nil, locale: Locale(identifier: "en"))
    return PastedAddress(text, countryCode: country, country: list.code(named:))?.address
  }

  @Test func takesApartALineWithItsCountry() throws {
    let address = try #require(read("10 10th St NE, Atlanta, GA 30309, United States"))
    #expect(address.street == "10 10th St NE")
    #expect(address.city == "Atlanta")
    #expect(address.region == "GA")
    #expect(address.postalCode == "30309")
    #expect(address.countryCode == "US")
  }

  @Test func takesApartSeveralLinesWithAName() throws {
    let address = try #require(read("Ada Example\n10 Sample Street\nApt 4\nSpringfield, IL 62701"))
    #expect(address.fullName == "Ada Example")
    #expect(address.street == "10 Sample Street")
    #expect(address.line2 == "Apt 4")
    #expect(address.city == "Springfield")
    #expect(address.region == "IL")
  }

  @Test func readsByTheCountryThatTheTextNames() throws {
    let address = try #require(read("Musterweg 3, 10117 Berlin, Germany"))
    #expect(address.countryCode == "DE")
    #expect(address.street == "Musterweg 3")
    #expect(address.postalCode == "10117")
    #expect(address.city == "Berlin")
  }

  @Test func findsACodeOfTwoWords() throws {
    let address = try #require(read("10 Sample Street, London SW1A 2AA", in: "GB"))
    #expect(address.postalCode == "SW1A 2AA")
    #expect(address.city == "London")
  }

  @Test func readsJapanInItsOwnScript() throws {
    let address = try #require(read("〒100-0001 東京都千代田区千代田1-1", in: "JP"))
    #expect(address.postalCode == "100-0001")
    #expect(address.region == "東京都")
    #expect(address.city == "千代田区")
    #expect(address.street == "千代田1-1")
  }

  @Test(arguments: [
    "10 Sample Street", "10 Sample Street, Apt 4", "Sample Street, Springfield, IL 62701",
    "10 Sample Street, Springfield, IL", "10 Sample Street, Springfield, XX 62701", ", , ,", "",
    "one, two, three, four, five, six, IL 62701",
  ])
  func leavesAloneWhatIsNotSurelyAWholeAddress(text: String) {
    #expect(read(text) == nil)
  }

  @Test func aNameThatStandsThereIsKept() throws {
    var address = PostalAddress(countryCode: "US")
    address.fullName = "Maya Chen"
    address.line2 = "Apt 9"
    let list = CountryList(codes: nil, locale: Locale(identifier: "en"))
    let pasted = try #require(
      PastedAddress(
        "Ada Example, 10 Sample Street, Springfield, IL 62701",
        countryCode: "US",
        country: list.code(named:)
      )
    )
    address.take(pasted)
    #expect(address.fullName == "Maya Chen")
    #expect(address.line2 == "Apt 9")
    #expect(address.street == "10 Sample Street")
  }
}
