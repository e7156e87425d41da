extension Phrasebook {
  static let spanish = Phrasebook(
    language: "es",
    words: [
      "full_name": Wording("Nombre completo", asked: "un nombre completo", typed: "el nombre"),
      "country_or_region": Wording(
        "País o región",
        asked: "un país o una región",
        typed: "el país o la región"
      ),
      "street_address": Wording("Dirección", asked: "una dirección", typed: "la dirección"),
      "line2": Wording(
        "Piso, puerta o apartamento",
        asked: "un piso, una puerta o un apartamento",
        typed: "el piso"
      ),
      "phone": Wording("Teléfono", asked: "un número de teléfono", typed: "el número de teléfono"),
      "organization": Wording("Empresa", asked: "una empresa", typed: "la empresa"),
      "sorting_code": Wording(
        "Código de clasificación",
        asked: "un código de clasificación",
        typed: "el código de clasificación"
      ),
      "city": Wording("Ciudad", asked: "una ciudad", typed: "la ciudad"),
      "district": Wording("Distrito", asked: "un distrito", typed: "el distrito"),
      "post_town": Wording(
        "Localidad postal",
        asked: "una localidad postal",
        typed: "la localidad postal"
      ),
      "suburb": Wording("Barrio", asked: "un barrio", typed: "el barrio"),
      "townland": Wording("Townland", asked: "un townland", typed: "el townland"),
      "neighborhood": Wording("Colonia", asked: "una colonia", typed: "la colonia"),
      "village_township": Wording(
        "Pueblo o municipio",
        asked: "un pueblo o un municipio",
        typed: "el pueblo o el municipio"
      ),
      "region": Wording("Región", asked: "una región", typed: "la región"),
      "state": Wording("Estado", asked: "un estado", typed: "el estado"),
      "province": Wording("Provincia", asked: "una provincia", typed: "la provincia"),
      "county": Wording("Condado", asked: "un condado", typed: "el condado"),
      "prefecture": Wording("Prefectura", asked: "una prefectura", typed: "la prefectura"),
      "department": Wording("Departamento", asked: "un departamento", typed: "el departamento"),
      "governorate": Wording("Gobernación", asked: "una gobernación", typed: "la gobernación"),
      "area": Wording("Zona", asked: "una zona", typed: "la zona"),
      "island": Wording("Isla", asked: "una isla", typed: "la isla"),
      "emirate": Wording("Emirato", asked: "un emirato", typed: "el emirato"),
      "parish": Wording("Parroquia", asked: "una parroquia", typed: "la parroquia"),
      "oblast": Wording("Óblast", asked: "un óblast", typed: "el óblast"),
      "do_si": Wording("Do o si", asked: "un do o un si", typed: "el do o el si"),
      "postal": Wording("Código postal", asked: "un código postal", typed: "el código postal"),
      "postcode": Wording("Código postal", asked: "un código postal", typed: "el código postal"),
      "zip": Wording("Código ZIP", asked: "un código ZIP", typed: "el código ZIP"),
      "eircode": Wording("Eircode", asked: "un Eircode", typed: "el Eircode"),
      "pin": Wording("Código PIN", asked: "un código PIN", typed: "el código PIN"),
    ],
    prompts: [
      .name: "Lucía Romero",
      .street: "Calle Ejemplo 10",
      .line2: "Opcional",
      .city: "Villaejemplo",
      .phone: "Opcional",
    ],
    sentences: Sentences(
      enter: { "Introduzca \($0)." },
      chooseCountry: "Elija un país o una región.",
      enterDigits: { counts, word, example in
        let list = counts.map(String.init).joined(separator: " o ")
        return "Introduzca \(word.asked) de \(list) dígitos, por ejemplo \(example)."
      },
      enterSuchAs: { "Introduzca \($1.asked), por ejemplo \($0)." },
      strayCharacter: { "«\($0)» no puede estar en \($1.typed)." },
      tooLong: "Es demasiado largo.",
      chooseFromList: { "Elija \($0) de la lista." },
      otherRegion: { code, region, name in
        "No corresponde a \(name). Compruebe \(code.typed) y \(region.typed)."
      },
      phoneTooShort: "Introduzca un número de teléfono con su prefijo.",
      between: " "
    ),
    quotes: ("«", "»")
  )
}
