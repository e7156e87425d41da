/// What an address form asks for in one country, and in which words.
///
/// Get one with ``format(for:language:)``: it answers from memory and never fails. A code without
/// data gets a neutral format whose region and postal code are optional. The format says what is
/// asked; ``AddressValidator`` judges an address, ``AddressFormatter`` prints one.
///
/// ```swift
/// let format = AddressFormat.format(for: "IE")
/// format.label(for: .postalCode)       // "Eircode"
/// format.isRequired(.postalCode)       // false
/// ```
public struct AddressFormat: Sendable {
  /// The country asked for, in capitals, also where there is no data for it.
  public let countryCode: String
  /// The language asked for.
  public let language: String

  let country: Country
  /// The fields a form asks for.
  let shown: FieldSet
  /// The fields without which an address is incomplete.
  let required: FieldSet
  /// What a host wants otherwise; nil where it has no wishes for this country.
  let adjustments: Adjustments?

  /// Found when a word is asked for: judging and printing need none.
  var phrasebook: Phrasebook { .phrasebook(for: language) }

  /// The pattern that codes are judged by.
  var postalCode: PostalCodePattern? { adjustments?.postalCode ?? country.postalCode }

  /// Returns the format of a country, its labels in a language.
  ///
  /// - Parameters:
  ///   - countryCode: A two-letter ISO 3166 code, in any case.
  ///   - language: A language tag such as `de-CH`; English stands in for languages without a table.
  /// - Returns: The country's format, or the neutral one.
  public static func format(for countryCode: String, language: String = "en") -> AddressFormat {
    let code = capitals(countryCode)
    return AddressFormat(
      countryCode: code,
      language: language,
      country: Country.named(code) ?? .fallback,
      adjustments: nil
    )
  }

  init(countryCode: String, language: String, country: Country, adjustments: Adjustments?) {
    self.countryCode = countryCode
    self.language = language
    self.country = country
    self.adjustments = adjustments
    let shown = country.shown
    let required = country.required.intersection(shown)
      .union([
        FieldSet(.name), FieldSet(.country),
      ])
    self.shown = adjustments?.shown(shown) ?? shown
    self.required = adjustments?.required(required) ?? required
  }

  /// A code in capitals; untouched where it is, which is nearly always.
  static func capitals(_ code: String) -> String {
    code.utf8.allSatisfy { (65...90).contains($0) } ? code : code.uppercased()
  }

  /// The label above a field, in the country's own terms: "ZIP code", "Prefecture".
  public func label(for field: AddressField) -> String {
    wording(for: field).label
  }

  /// Whether the form asks for a field at all.
  ///
  /// Name, country, street, apartment and phone are asked for everywhere. Organisation, locality
  /// and sorting code are not part of the card unless the host wants them, though an address that
  /// has them keeps them.
  public func isShown(_ field: AddressField) -> Bool { shown.contains(field) }

  /// Whether an address is incomplete without a field.
  ///
  /// The name and the country are always required by a form; a phone number is if the host says so.
  public func isRequired(_ field: AddressField) -> Bool { required.contains(field) }

  /// Whether the country's envelope prints a field.
  ///
  /// A field may be asked for and kept without being printed, such as the county in the United
  /// Kingdom.
  public func isPrinted(_ field: AddressField) -> Bool {
    switch field {
    case .country: true
    case .line2: country.envelope.fields.contains(KnownField.street)
    default: country.envelope.fields.contains(field)
    }
  }

  /// Whether the post wants a field in capitals on the envelope.
  ///
  /// For hints only: nothing is capitalised unless an ``AddressFormatter`` is told to.
  public func isCapitalized(_ field: AddressField) -> Bool {
    country.capitalized.contains(field == .line2 ? .street : field)
  }

  /// The country's name as the posts of the world print it on foreign mail: "JAPAN".
  ///
  /// English and in capitals, for systems that have no names of countries; nil without data. For a
  /// person use the name in their own language.
  public var postalCountryName: String? {
    country.postalName.isEmpty ? nil : country.postalName
  }

  func wording(for field: AddressField) -> Wording {
    let word = word(for: field)
    let wording = phrasebook.wording(word, for: field)
    return adjustments?
      .wording(for: field, called: word, language: language, instead: wording) ?? wording
  }

  /// What the country calls a field, as a token for tables of words: `zip`, `prefecture`.
  ///
  /// Tokens are the data's (`eircode`, `emirate`) and, for fields that are the same everywhere,
  /// `full_name`, `country_or_region`, `street_address`, `line2`, `phone`, `organization` and
  /// `sorting_code`.
  public func wordToken(for field: AddressField) -> String { word(for: field).token }

  private func word(for field: AddressField) -> FieldWord {
    switch field {
    case .name: .fullName
    case .country: .countryOrRegion
    case .street: .streetAddress
    case .line2: .line2
    case .phone: .phone
    case .organization: .organization
    case .sortingCode: .sortingCode
    case .postalCode: country.words.postalCode
    case .region: country.words.region
    case .city: country.words.city
    case .dependentLocality: country.words.dependentLocality
    default: FieldWord(field.code)
    }
  }
}

extension AddressFormat: Hashable {
  // A country is the same object for the same code, so the texts and the host's wishes decide.
  public static func == (left: AddressFormat, right: AddressFormat) -> Bool {
    left.countryCode == right.countryCode && left.language == right.language
      && left.adjustments?.changes == right.adjustments?.changes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(countryCode)
    hasher.combine(language)
  }
}
