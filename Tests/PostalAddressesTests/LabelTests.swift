import Testing

@testable import PostalAddresses

/// The golden table of the data's words, with the seed's and our own corrections laid over it.
struct LabelTests {
  private static func countries(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }

  static let regionless = countries(
    """
    AD AL AT AX BA BE BG CH CY CZ DE DK EE FI FO FR GG GI GR HR HU IM IS JE LI LT LU LV MC ME MK MT \
    NL NO PL PT RS SE SI SJ SK SM VA XK
    """
  )

  static let regions: [(label: String, countries: Set<String>)] = [
    ("Area", countries("HK")),
    ("County", countries("GB IE TW RO")),
    ("Department", countries("CO HN NI PE SV UY")),
    ("District", countries("NR SR")),
    ("Do/Si", countries("KR")),
    ("Emirate", countries("AE")),
    ("Governorate", countries("EG IQ")),
    ("Island", countries("BS CV KI KN KY PF SC TV")),
    ("Parish", countries("BB JM")),
    ("Prefecture", countries("JP")),
    ("State", countries("AS AU BR CC CX FM HM IN MH MP MX MY NF NG PW UM US VE VI")),
    ("Region", countries("BY CL KZ RU SO UA UZ")),
    (
      "Province",
      countries("AM AR CA CN CR CU ES ID IR IT KP MN MZ PA PG PH TH TR VN")
    ),
  ]

  @Test func everyCountryCallsItsRegionAsTheTableSays() {
    var named = Set<String>()
    for (label, countries) in Self.regions {
      for country in countries {
        let format = AddressFormat.format(for: country)
        #expect(format.isShown(.region), "\(country)")
        #expect(format.label(for: .region) == label, "\(country)")
        named.insert(country)
      }
    }
    let shown = AddressFormat.territories.filter {
      AddressFormat.format(for: $0).isShown(.region)
    }
    #expect(Set(shown) == named)
  }

  @Test(arguments: regionless)
  func europeanCountriesLeaveTheRegionOut(country: String) {
    #expect(!AddressFormat.format(for: country).isShown(.region))
  }

  @Test(arguments: AddressFormat.territories)
  func everyCountryCallsItsPostalCodeAsTheTableSays(country: String) {
    let format = AddressFormat.format(for: country)
    let expected =
      switch country {
      case "IE": "Eircode"
      case "IN": "PIN code"
      case "GB", "AU": "Postcode"
      case "AS", "FM", "GU", "MH", "MP", "PR", "PW", "UM", "US", "VI": "ZIP code"
      default: "Postal code"
      }
    #expect(format.label(for: .postalCode) == expected)
  }

  /// 70 in the table; Trinidad and Tobago has had codes since.
  static let codeless = countries(
    """
    AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK \
    JM KI KM KN LC LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV \
    UG VU WS YE ZW
    """
  )

  @Test func countriesWithoutPostalCodesShowNone() {
    #expect(Self.codeless.count == 69)
    let hidden = AddressFormat.territories.filter {
      !AddressFormat.format(for: $0).isShown(.postalCode)
    }
    #expect(Set(hidden) == Self.codeless)
  }

  @Test func citiesAreCalledByTheDataWhereTheSeedDoesNotSayCity() {
    for country in AddressFormat.territories {
      let format = AddressFormat.format(for: country)
      let expected = ["HK", "PE", "SD", "SY", "TR", "TW"].contains(country) ? "District" : "City"
      #expect(format.label(for: .city) == expected, "\(country)")
    }
  }

  @Test func countriesWithoutCityAskForNone() {
    let hidden = AddressFormat.territories.filter { !AddressFormat.format(for: $0).isShown(.city) }
    #expect(Set(hidden) == ["AE", "GI", "KY", "MO", "NR", "SG"])
    // Where the data makes it optional.
    let optional = AddressFormat.territories.filter {
      let format = AddressFormat.format(for: $0)
      return format.isShown(.city) && !format.isRequired(.city)
    }
    #expect(Set(optional) == ["AG", "CO", "HK", "ID", "SM", "VG", "VN"])
  }

  @Test(arguments: AddressFormat.territories)
  func nothingIsRequiredThatIsNotShown(country: String) {
    let format = AddressFormat.format(for: country)
    for field in AddressField.all where format.isRequired(field) { #expect(format.isShown(field)) }
    #expect(format.isRequired(.street))
    #expect(!format.isRequired(.phone))
  }

  @Test(arguments: Phrasebook.all.map(\.language))
  func everyLanguageHasEveryWord(language: String) {
    let book = Phrasebook.phrasebook(for: language)
    #expect(book.language == language)
    for country in AddressFormat.territories {
      let format = AddressFormat.format(for: country, language: language)
      for field in AddressField.all {
        #expect(book.words[FieldWord(format.wordToken(for: field))] != nil)
        #expect(!format.label(for: field).isEmpty)
      }
    }
    #expect(Set(book.words.keys) == Set(Phrasebook.english.words.keys))
    #expect(Set(book.prompts.keys) == Set(Phrasebook.english.prompts.keys))
  }

  @Test(arguments: [
    ("de", "Präfektur", "Postleitzahl"), ("fr-CA", "Préfecture", "Code postal"),
    ("es_MX", "Prefectura", "Código postal"), ("ja", "都道府県", "郵便番号"),
    ("ar-EG", "المحافظة", "الرمز البريدي"),
  ])
  func labelsFollowTheLanguage(language: String, region: String, code: String) {
    let format = AddressFormat.format(for: "JP", language: language)
    #expect(format.label(for: .region) == region)
    #expect(format.label(for: .postalCode) == code)
  }
}
