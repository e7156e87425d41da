extension Phrasebook {
  static let english = Phrasebook(
    language: "en",
    words: [
      .fullName: Wording("Full name", asked: "a full name", typed: "the name"),
      .countryOrRegion: Wording(
        "Country or region",
        asked: "a country or region",
        typed: "the country or region"
      ),
      .streetAddress: Wording(
        "Street address",
        asked: "a street address",
        typed: "the street address"
      ),
      .line2: Wording(
        "Apt, suite or floor",
        asked: "an apartment, suite or floor",
        typed: "the apartment line"
      ),
      .phone: Wording("Phone", asked: "a phone number", typed: "the phone number"),
      .organization: Wording("Company", asked: "a company", typed: "the company"),
      .sortingCode: Wording("Sorting code", asked: "a sorting code", typed: "the sorting code"),
      FieldWord("city"): Wording("City", asked: "a city", typed: "the city"),
      FieldWord("suburb"): Wording("Suburb", asked: "a suburb", typed: "the suburb"),
      FieldWord("townland"): Wording("Townland", asked: "a townland", typed: "the townland"),
      FieldWord("region"): Wording("Region", asked: "a region", typed: "the region"),
      FieldWord("state"): Wording("State", asked: "a state", typed: "the state"),
      FieldWord("county"): Wording("County", asked: "a county", typed: "the county"),
      FieldWord("province"): Wording("Province", asked: "a province", typed: "the province"),
      FieldWord("prefecture"): Wording(
        "Prefecture",
        asked: "a prefecture",
        typed: "the prefecture"
      ),
      FieldWord("postal"): Wording("Postal code", asked: "a postal code", typed: "the postal code"),
      FieldWord("postcode"): Wording("Postcode", asked: "a postcode", typed: "the postcode"),
      FieldWord("zip"): Wording("ZIP code", asked: "a ZIP code", typed: "the ZIP code"),
      FieldWord("eircode"): Wording("Eircode", asked: "an Eircode", typed: "the Eircode"),
      FieldWord("pin"): Wording("PIN code", asked: "a PIN code", typed: "the PIN code"),
    ],
    prompts: [
      .name: "Maya Chen",
      .street: "10 Sample Street",
      .line2: "Optional",
      .city: "Springfield",
      .phone: "Optional",
    ],
    sentences: Sentences(
      enter: { "Enter \($0)." },
      chooseCountry: "Choose a country or region.",
      enterDigits: { counts, word in
        // "an 8 digit code", "an 11 digit code": the only counts that begin with a vowel.
        let article = counts.first == 8 || counts.first == 11 ? "an" : "a"
        let list = counts.map(String.init).joined(separator: " or ")
        return "Enter \(article) \(list) digit \(word.midSentence)."
      },
      enterSuchAs: { "Enter \($1.asked) such as \($0)." },
      chooseFromList: { "Choose \($0) from the list." },
      otherRegion: { code, region, name in
        "That \(code.midSentence) isn’t in \(name). Check \(code.typed) and \(region.typed)."
      },
      phoneTooShort: "Enter a phone number with its area code."
    )
  )
}

extension Wording {
  /// The bare word inside an English sentence, for example "postal code".
  fileprivate var midSentence: String {
    String(typed.dropFirst("the ".count))
  }
}
