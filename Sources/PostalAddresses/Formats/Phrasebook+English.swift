extension Phrasebook {
  static let english = Phrasebook(
    language: "en",
    words: [
      "full_name": Wording("Full name", asked: "a full name", typed: "the name"),
      "country_or_region": Wording(
        "Country or region",
        asked: "a country or region",
        typed: "the country or region"
      ),
      "street_address": Wording(
        "Street address",
        asked: "a street address",
        typed: "the street address"
      ),
      "line2": Wording(
        "Apt, suite or floor",
        asked: "an apartment, suite or floor",
        typed: "the apartment line"
      ),
      "phone": Wording("Phone", asked: "a phone number", typed: "the phone number"),
      "organization": Wording("Company", asked: "a company", typed: "the company"),
      "sorting_code": Wording("Sorting code", asked: "a sorting code", typed: "the sorting code"),
      "city": Wording("City", asked: "a city", typed: "the city"),
      "district": Wording("District", asked: "a district", typed: "the district"),
      "post_town": Wording("Post town", asked: "a post town", typed: "the post town"),
      "suburb": Wording("Suburb", asked: "a suburb", typed: "the suburb"),
      "townland": Wording("Townland", asked: "a townland", typed: "the townland"),
      "neighborhood": Wording("Neighborhood", asked: "a neighborhood", typed: "the neighborhood"),
      "village_township": Wording(
        "Village or township",
        asked: "a village or township",
        typed: "the village or township"
      ),
      "region": Wording("Region", asked: "a region", typed: "the region"),
      "state": Wording("State", asked: "a state", typed: "the state"),
      "province": Wording("Province", asked: "a province", typed: "the province"),
      "county": Wording("County", asked: "a county", typed: "the county"),
      "prefecture": Wording("Prefecture", asked: "a prefecture", typed: "the prefecture"),
      "department": Wording("Department", asked: "a department", typed: "the department"),
      "governorate": Wording("Governorate", asked: "a governorate", typed: "the governorate"),
      "area": Wording("Area", asked: "an area", typed: "the area"),
      "island": Wording("Island", asked: "an island", typed: "the island"),
      "emirate": Wording("Emirate", asked: "an emirate", typed: "the emirate"),
      "parish": Wording("Parish", asked: "a parish", typed: "the parish"),
      "oblast": Wording("Oblast", asked: "an oblast", typed: "the oblast"),
      "do_si": Wording("Do/Si", asked: "a do or si", typed: "the do or si"),
      "postal": Wording("Postal code", asked: "a postal code", typed: "the postal code"),
      "postcode": Wording("Postcode", asked: "a postcode", typed: "the postcode"),
      "zip": Wording("ZIP code", asked: "a ZIP code", typed: "the ZIP code"),
      "eircode": Wording("Eircode", asked: "an Eircode", typed: "the Eircode"),
      "pin": Wording("PIN code", asked: "a PIN code", typed: "the PIN code"),
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
      enterDigits: { counts, word, example in
        // "an 8 digit code", "an 11 digit code": the only counts that begin with a vowel.
        let article = counts.first == 8 || counts.first == 11 ? "an" : "a"
        let list = counts.map(String.init).joined(separator: " or ")
        return "Enter \(article) \(list) digit \(word.midSentence) such as \(example)."
      },
      enterSuchAs: { "Enter \($1.asked) such as \($0)." },
      strayCharacter: { "“\($0)” is not part of \($1.asked)." },
      tooLong: "That’s too long.",
      chooseFromList: { "Choose \($0) from the list." },
      otherRegion: { code, region, name in
        "That \(code.midSentence) isn’t in \(name). Check \(code.typed) and \(region.typed)."
      },
      phoneTooShort: "Enter a phone number with its area code.",
      between: " "
    ),
    quotes: ("“", "”")
  )
}

extension Wording {
  /// The bare word inside an English sentence, for example "postal code".
  fileprivate var midSentence: String {
    typed.hasPrefix("the ") ? String(typed.dropFirst("the ".count)) : typed
  }
}
