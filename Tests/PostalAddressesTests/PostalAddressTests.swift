import Foundation
import PostalAddresses
import Testing

struct PostalAddressTests {
  private static let everyField = PostalAddress(
    fullName: "N-text",
    countryCode: "IE",
    street: "S-text",
    line2: "L-text",
    city: "C-text",
    region: "R-text",
    postalCode: "P-text",
    phone: "T-text",
    isDefault: true,
    organization: "O-text",
    dependentLocality: "D-text",
    sortingCode: "X-text"
  )

  @Test func roundTripsThroughJSON() throws {
    let data = try JSONEncoder().encode(Self.everyField)
    #expect(try JSONDecoder().decode(PostalAddress.self, from: data) == Self.everyField)
  }

  @Test func keysAreTheNamesOfTheProperties() throws {
    let data = try JSONEncoder().encode(Self.everyField)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "fullName", "countryCode", "street", "line2", "city", "region", "postalCode", "phone",
        "isDefault", "organization", "dependentLocality", "sortingCode",
      ]
    )
  }

  @Test func absentKeysAreEmpty() throws {
    let address = try JSONDecoder()
      .decode(
        PostalAddress.self,
        from: Data(#"{"countryCode":"JP"}"#.utf8)
      )
    #expect(address == PostalAddress(countryCode: "JP"))
  }

  @Test func describingShowsNothing() {
    var dumped = ""
    dump(Self.everyField, to: &dumped)
    let texts = [
      "\(Self.everyField)", String(reflecting: Self.everyField), dumped,
      "\([Self.everyField])", "\(Optional(Self.everyField) as Any)",
    ]
    for text in texts {
      #expect(!text.contains("-text"))
      #expect(!text.contains("IE"))
    }
  }

  @Test func sampleIsMayaWithNothingElse() {
    var expected = PostalAddress(countryCode: "US")
    expected.fullName = "Maya Chen"
    #expect(PostalAddress.sample == expected)
  }

  @Test(arguments: AddressField.all)
  func everyFieldReadsAndWritesItsOwnText(field: AddressField) {
    var address = PostalAddress(countryCode: "")
    address[field] = "text"
    #expect(AddressField.all.filter { !address[$0].isEmpty } == [field])
  }

  @Test func unknownFieldIsEmptyAndIgnoresWrites() throws {
    let field = try #require(AddressField("gate_code"))
    var address = Self.everyField
    address[field] = "1234"
    #expect(address[field] == "")
    #expect(address == Self.everyField)
  }
}
