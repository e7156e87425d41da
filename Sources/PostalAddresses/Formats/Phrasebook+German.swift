extension Phrasebook {
  static let german = Phrasebook(
    language: "de",
    words: [
      .fullName: Wording(
        "Vor- und Nachname",
        asked: "einen Vor- und Nachnamen",
        typed: "den Namen"
      ),
      .countryOrRegion: Wording(
        "Land oder Region",
        asked: "ein Land oder eine Region",
        typed: "das Land"
      ),
      .streetAddress: Wording(
        "Straße und Hausnummer",
        asked: "eine Straße mit Hausnummer",
        typed: "die Straße"
      ),
      .line2: Wording(
        "Wohnung, Etage oder Zusatz",
        asked: "einen Adresszusatz",
        typed: "den Adresszusatz"
      ),
      .phone: Wording("Telefon", asked: "eine Telefonnummer", typed: "die Telefonnummer"),
      .organization: Wording("Firma", asked: "eine Firma", typed: "die Firma"),
      .sortingCode: Wording("Sortiercode", asked: "einen Sortiercode", typed: "den Sortiercode"),
      FieldWord("city"): Wording("Ort", asked: "einen Ort", typed: "den Ort"),
      FieldWord("suburb"): Wording("Ortsteil", asked: "einen Ortsteil", typed: "den Ortsteil"),
      FieldWord("townland"): Wording("Townland", asked: "ein Townland", typed: "das Townland"),
      FieldWord("region"): Wording("Region", asked: "eine Region", typed: "die Region"),
      FieldWord("state"): Wording(
        "Bundesstaat",
        asked: "einen Bundesstaat",
        typed: "den Bundesstaat"
      ),
      FieldWord("county"): Wording("Grafschaft", asked: "eine Grafschaft", typed: "die Grafschaft"),
      FieldWord("province"): Wording("Provinz", asked: "eine Provinz", typed: "die Provinz"),
      FieldWord("prefecture"): Wording(
        "Präfektur",
        asked: "eine Präfektur",
        typed: "die Präfektur"
      ),
      FieldWord("postal"): .postleitzahl,
      FieldWord("postcode"): .postleitzahl,
      FieldWord("zip"): .postleitzahl,
      FieldWord("eircode"): Wording("Eircode", asked: "einen Eircode", typed: "den Eircode"),
      FieldWord("pin"): Wording("PIN-Code", asked: "einen PIN-Code", typed: "den PIN-Code"),
    ],
    prompts: [
      .name: "Mia Muster",
      .street: "Musterstraße 10",
      .line2: "Optional",
      .city: "Musterstadt",
      .phone: "Optional",
    ],
    sentences: Sentences(
      enter: { "Geben Sie \($0) ein." },
      chooseCountry: "Wählen Sie ein Land oder eine Region.",
      enterDigits: { counts, word in
        "Geben Sie \(word.asked) mit \(counts.map(String.init).joined(separator: " oder ")) "
          + "Ziffern ein."
      },
      enterSuchAs: { "Geben Sie \($1.asked) wie \($0) ein." },
      chooseFromList: { "Wählen Sie \($0) aus der Liste." },
      otherRegion: { code, region, name in
        "Das passt nicht zu \(name). Prüfen Sie \(code.typed) und \(region.typed)."
      },
      phoneTooShort: "Geben Sie eine Telefonnummer mit Vorwahl ein."
    )
  )
}

extension Wording {
  fileprivate static let postleitzahl = Wording(
    "Postleitzahl",
    asked: "eine Postleitzahl",
    typed: "die Postleitzahl"
  )
}
