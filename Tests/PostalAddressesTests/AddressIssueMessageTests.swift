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

  @Test(arguments: [
    ("fr", "Saisissez un code ZIP de 5 ou 9 chiffres, par exemple 95014."),
    ("es", "Introduzca un código ZIP de 5 o 9 dígitos, por ejemplo 95014."),
    ("ja", "5桁または9桁の郵便番号を入力してください（例：95014）。"),
    ("ar", "أدخل الرمز البريدي، وعدد أرقامه 5 أو 9، مثل 95014."),
  ])
  func speaksEachLanguage(language: String, message: String) {
    var address = PostalAddress.filled
    address.postalCode = "1"
    let issue = AddressValidator().issue(for: .postalCode, in: address)
    #expect(issue?.message(language: language) == message)
  }

  @Test func namesTheCharacterThatDoesNotBelong() {
    var address = PostalAddress.filled
    address.postalCode = "9410L"
    let issue = AddressValidator().issue(for: .postalCode, in: address)
    #expect(issue?.problem == .malformed(.wrongCharacter("L")))
    #expect(
      issue?.message()
        == "“L” is not part of a ZIP code. Enter a 5 or 9 digit ZIP code such as 95014."
    )
    address.postalCode = "9410412345"
    #expect(
      AddressValidator().issue(for: .postalCode, in: address)?.message()
        == "That’s too long. Enter a 5 or 9 digit ZIP code such as 95014."
    )
  }

  @Test(arguments: [
    ("en", "“#”"), ("de", "„#“"), ("fr", "«\u{A0}#\u{A0}»"), ("es", "«#»"), ("ja", "「#」"),
    ("ar", "«#»"),
  ])
  func characterIsQuotedAsTheLanguageDoes(language: String, quoted: String) {
    var address = PostalAddress.filled
    address.postalCode = "9410#"
    let issue = AddressValidator().issue(for: .postalCode, in: address)
    #expect(issue?.message(language: language).contains(quoted) == true)
  }

  /// Every message of every country in every language is a sentence, and shows its example.
  @Test(arguments: ["en", "de", "fr", "es", "ja", "ar"])
  func everyMessageIsASentence(language: String) {
    for country in AddressFormat.territories {
      let format = AddressFormat.format(for: country, language: language)
      var address = PostalAddress(countryCode: country)
      var issues = AddressValidator(options: .requiresName).issues(in: address)
      address.postalCode = "#"
      address.region = "Atlantis"
      address.phone = "1"
      issues += AddressValidator().issues(in: address)
      #expect(issues.count >= 3)
      for issue in issues {
        let message = issue.message(in: format)
        #expect(message.last == "." || message.last == "。")
        if issue.code == "malformed:postal_code", let example = format.postalCodeExample {
          #expect(message.contains(example))
        }
      }
    }
  }
}
