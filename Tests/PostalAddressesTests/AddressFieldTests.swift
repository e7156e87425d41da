import PostalAddresses
import Testing

struct AddressFieldTests {
  @Test(arguments: [
    "", "Locality", "postal code", "市", "postal__code", "_city", "city_", "1st", "straße",
  ])
  func rejectsWhatIsNoIdentifier(text: String) {
    #expect(AddressField(text) == nil)
  }

  @Test(arguments: AddressField.all)
  func codesAndIdentifiersLeadBackToTheField(field: AddressField) {
    #expect(AddressField(field.identifier) == field)
    #expect(AddressField(field.code) == field)
  }

  @Test func codesAreSpelledWithUnderscores() {
    #expect(AddressField.postalCode.code == "postal_code")
    #expect(AddressField.dependentLocality.code == "dependent_locality")
    #expect(AddressField.line2.code == "line2")
  }

  @Test func takesFieldsOfAHost() {
    #expect(AddressField("gate_code")?.identifier == "gateCode")
  }
}
