import PostalAddresses
import Testing

struct AddressIssueMessageTests {
  @Test(arguments: [
    ("US", AddressField.name, "", "Enter a full name."),
    ("US", .street, "", "Enter a street address."),
    ("US", .city, "", "Enter a city."),
    ("US", .region, "", "Enter a state."),
    ("US", .region, "Atlantis", "Choose a state from the list."),
    ("US", .postalCode, "", "Enter a ZIP code."),
    ("US", .postalCode, "1234", "Enter a 5 or 9 digit ZIP code such as 95014."),
    ("US", .phone, "123", "Enter a phone number with its area code."),
    ("CA", .region, "", "Enter a province."),
    ("JP", .postalCode, "1", "Enter a 7 digit postal code such as 154-0023."),
    (
      "IE", .postalCode, "BT79 0HR",
      "“B” is not part of an Eircode. Enter an Eircode such as A65 F4E2."
    ),
    ("GB", .postalCode, "1", "Enter a postcode such as EC1Y 8SY."),
    ("", .country, "", "Choose a country or region."),
  ])
  func saysWhatToDo(country: String, field: AddressField, text: String, message: String) {
    var address = AddressValidatorTests.complete(country)
    address[field] = text
    let issue = AddressValidator(options: .requiresName).issue(for: field, in: address)
    #expect(issue?.message() == message)
  }

  @Test func mismatchNamesBothFields() {
    var address = PostalAddress.filled
    address.region = "NY"
    let issue = AddressValidator().issue(for: .postalCode, in: address)
    #expect(
      issue?.message() == "That ZIP code isn’t in New York. Check the ZIP code and the state."
    )
  }

  @Test func speaksTheLanguageOfTheForm() {
    var address = PostalAddress.filled
    address.postalCode = "1"
    let issue = AddressValidator().issue(for: .postalCode, in: address)
    #expect(
      issue?.message(language: "de")
        == "Geben Sie eine Postleitzahl mit 5 oder 9 Ziffern ein, zum Beispiel 95014."
    )
  }
}
