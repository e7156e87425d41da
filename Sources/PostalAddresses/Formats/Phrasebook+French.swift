extension Phrasebook {
  static let french = Phrasebook(
    language: "fr",
    words: [
      "full_name": Wording("Nom complet", asked: "un nom complet", typed: "le nom"),
      "country_or_region": Wording(
        "Pays ou région",
        asked: "un pays ou une région",
        typed: "le pays ou la région"
      ),
      "street_address": Wording("Adresse", asked: "une adresse", typed: "l’adresse"),
      "line2": Wording(
        "Appartement, bâtiment ou étage",
        asked: "un appartement, un bâtiment ou un étage",
        typed: "le complément d’adresse"
      ),
      "phone": Wording(
        "Téléphone",
        asked: "un numéro de téléphone",
        typed: "le numéro de téléphone"
      ),
      "organization": Wording("Entreprise", asked: "une entreprise", typed: "l’entreprise"),
      "sorting_code": Wording("Code de tri", asked: "un code de tri", typed: "le code de tri"),
      "city": Wording("Ville", asked: "une ville", typed: "la ville"),
      "district": Wording("District", asked: "un district", typed: "le district"),
      "post_town": Wording("Ville postale", asked: "une ville postale", typed: "la ville postale"),
      "suburb": Wording("Quartier", asked: "un quartier", typed: "le quartier"),
      "townland": Wording("Townland", asked: "un townland", typed: "le townland"),
      "neighborhood": Wording("Quartier", asked: "un quartier", typed: "le quartier"),
      "village_township": Wording(
        "Village ou commune",
        asked: "un village ou une commune",
        typed: "le village ou la commune"
      ),
      "region": Wording("Région", asked: "une région", typed: "la région"),
      "state": Wording("État", asked: "un État", typed: "l’État"),
      "province": Wording("Province", asked: "une province", typed: "la province"),
      "county": Wording("Comté", asked: "un comté", typed: "le comté"),
      "prefecture": Wording("Préfecture", asked: "une préfecture", typed: "la préfecture"),
      "department": Wording("Département", asked: "un département", typed: "le département"),
      "governorate": Wording("Gouvernorat", asked: "un gouvernorat", typed: "le gouvernorat"),
      "area": Wording("Zone", asked: "une zone", typed: "la zone"),
      "island": Wording("Île", asked: "une île", typed: "l’île"),
      "emirate": Wording("Émirat", asked: "un émirat", typed: "l’émirat"),
      "parish": Wording("Paroisse", asked: "une paroisse", typed: "la paroisse"),
      "oblast": Wording("Oblast", asked: "un oblast", typed: "l’oblast"),
      "do_si": Wording("Do ou si", asked: "un do ou un si", typed: "le do ou le si"),
      "postal": Wording("Code postal", asked: "un code postal", typed: "le code postal"),
      "postcode": Wording("Code postal", asked: "un code postal", typed: "le code postal"),
      "zip": Wording("Code ZIP", asked: "un code ZIP", typed: "le code ZIP"),
      "eircode": Wording("Eircode", asked: "un Eircode", typed: "l’Eircode"),
      "pin": Wording("Code PIN", asked: "un code PIN", typed: "le code PIN"),
    ],
    prompts: [
      .name: "Camille Martin",
      .street: "10 rue de l’Exemple",
      .line2: "Facultatif",
      .city: "Exempleville",
      .phone: "Facultatif",
    ],
    sentences: Sentences(
      enter: { "Saisissez \($0)." },
      chooseCountry: "Choisissez un pays ou une région.",
      enterDigits: { counts, word, example in
        let list = counts.map(String.init).joined(separator: " ou ")
        return "Saisissez \(word.asked) de \(list) chiffres, par exemple \(example)."
      },
      enterSuchAs: { "Saisissez \($1.asked), par exemple \($0)." },
      strayCharacter: { "«\u{A0}\($0)\u{A0}» n’a pas sa place dans \($1.typed)." },
      tooLong: "C’est trop long.",
      chooseFromList: { "Choisissez \($0) dans la liste." },
      otherRegion: { code, region, name in
        "Cela ne correspond pas à \(name). Vérifiez \(code.typed) et \(region.typed)."
      },
      phoneTooShort: "Saisissez un numéro de téléphone avec son indicatif.",
      between: " "
    ),
    quotes: ("«\u{A0}", "\u{A0}»")
  )
}
