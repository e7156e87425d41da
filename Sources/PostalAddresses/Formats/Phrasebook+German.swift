extension Phrasebook {
  static let german = Phrasebook(
    language: "de",
    words: [
      "full_name": Wording(
        "Vor- und Nachname",
        asked: "einen Vor- und Nachnamen",
        typed: "den Namen"
      ),
      "country_or_region": Wording(
        "Land oder Region",
        asked: "ein Land oder eine Region",
        typed: "das Land"
      ),
      "street_address": Wording(
        "Straße und Hausnummer",
        asked: "eine Straße mit Hausnummer",
        typed: "die Straße"
      ),
      "line2": Wording(
        "Wohnung, Etage oder Zusatz",
        asked: "einen Adresszusatz",
        typed: "den Adresszusatz"
      ),
      "phone": Wording("Telefon", asked: "eine Telefonnummer", typed: "die Telefonnummer"),
      "organization": Wording("Firma", asked: "eine Firma", typed: "die Firma"),
      "sorting_code": Wording("Sortiercode", asked: "einen Sortiercode", typed: "den Sortiercode"),
      "city": Wording("Ort", asked: "einen Ort", typed: "den Ort"),
      "district": Wording("Bezirk", asked: "einen Bezirk", typed: "den Bezirk"),
      "post_town": Wording("Postort", asked: "einen Postort", typed: "den Postort"),
      "suburb": Wording("Ortsteil", asked: "einen Ortsteil", typed: "den Ortsteil"),
      "townland": Wording("Townland", asked: "ein Townland", typed: "das Townland"),
      "neighborhood": Wording("Stadtviertel", asked: "ein Stadtviertel", typed: "das Stadtviertel"),
      "village_township": Wording(
        "Dorf oder Gemeinde",
        asked: "ein Dorf oder eine Gemeinde",
        typed: "das Dorf oder die Gemeinde"
      ),
      "region": Wording("Region", asked: "eine Region", typed: "die Region"),
      "state": Wording("Bundesstaat", asked: "einen Bundesstaat", typed: "den Bundesstaat"),
      "province": Wording("Provinz", asked: "eine Provinz", typed: "die Provinz"),
      "county": Wording("Grafschaft", asked: "eine Grafschaft", typed: "die Grafschaft"),
      "prefecture": Wording("Präfektur", asked: "eine Präfektur", typed: "die Präfektur"),
      "department": Wording("Departamento", asked: "ein Departamento", typed: "das Departamento"),
      "governorate": Wording("Gouvernement", asked: "ein Gouvernement", typed: "das Gouvernement"),
      "area": Wording("Gebiet", asked: "ein Gebiet", typed: "das Gebiet"),
      "island": Wording("Insel", asked: "eine Insel", typed: "die Insel"),
      "emirate": Wording("Emirat", asked: "ein Emirat", typed: "das Emirat"),
      "parish": Wording(
        "Gemeindebezirk",
        asked: "einen Gemeindebezirk",
        typed: "den Gemeindebezirk"
      ),
      "oblast": Wording("Oblast", asked: "eine Oblast", typed: "die Oblast"),
      "do_si": Wording("Do oder Si", asked: "ein Do oder Si", typed: "das Do oder Si"),
      "postal": Wording("Postleitzahl", asked: "eine Postleitzahl", typed: "die Postleitzahl"),
      "postcode": Wording("Postleitzahl", asked: "eine Postleitzahl", typed: "die Postleitzahl"),
      "zip": Wording("Postleitzahl", asked: "eine Postleitzahl", typed: "die Postleitzahl"),
      "eircode": Wording("Eircode", asked: "einen Eircode", typed: "den Eircode"),
      "pin": Wording("PIN-Code", asked: "einen PIN-Code", typed: "den PIN-Code"),
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
      enterDigits: { counts, word, example in
        let list = counts.map(String.init).joined(separator: " oder ")
        return "Geben Sie \(word.asked) mit \(list) Ziffern ein, zum Beispiel \(example)."
      },
      enterSuchAs: { "Geben Sie \($1.asked) wie \($0) ein." },
      strayCharacter: { character, _ in "„\(character)“ gehört nicht dazu." },
      tooLong: "Das ist zu lang.",
      chooseFromList: { "Wählen Sie \($0) aus der Liste." },
      otherRegion: { code, region, name in
        "Das passt nicht zu \(name). Prüfen Sie \(code.typed) und \(region.typed)."
      },
      phoneTooShort: "Geben Sie eine Telefonnummer mit Vorwahl ein.",
      between: " "
    ),
    quotes: ("„", "“")
  )
}
