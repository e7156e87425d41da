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

  /// Found when a word is asked for: judging and printing need none.
  var phrasebook: Phrasebook { .phrasebook(for: language) }

  /// Returns the format of a country, its labels in a language.
  ///
  /// - Parameters:
  ///   - countryCode: A two-letter ISO 3166 code, in any case.
  ///   - language: A language tag such as `de-CH`; English stands in for languages without a table.
  /// - Returns: The country's format, or the neutral one.
  public static func format(for countryCode: String, language: String = "en") -> AddressFormat {
    let code = countryCode.uppercased()
    return AddressFormat(
      countryCode: code,
      language: language,
      country: Country.named(code) ?? .fallback
    )
  }

  private init(countryCode: String, language: String, country: Country) {
    self.countryCode = countryCode
    self.language = language
    self.country = country
  }

  /// The label above a field, in the country's own terms: "ZIP code", "Prefecture".
  public func label(for field: AddressField) -> String {
    wording(for: field).label
  }

  /// Whether the form asks for a field at all.
  ///
  /// Name, country, street, apartment and phone are asked for everywhere. Organisation, locality
  /// and sorting code are not part of the card, though an address that has them keeps them.
  public func isShown(_ field: AddressField) -> Bool {
    switch field {
    case .name, .country, .street, .line2, .phone: true
    case .city, .region, .postalCode: country.shown.contains(field)
    default: false
    }
  }

  /// Whether an address is incomplete without a field.
  ///
  /// The name and the country are always required by a form; a phone number never is.
  public func isRequired(_ field: AddressField) -> Bool {
    switch field {
    case .name, .country: true
    default: isShown(field) && country.required.contains(field)
    }
  }

  /// Whether the country's envelope prints a field.
  ///
  /// A field may be asked for and kept without being printed, such as the county in the United
  /// Kingdom.
  public func isPrinted(_ field: AddressField) -> Bool {
    switch field {
    case .country: true
    case .line2: country.envelope.fields.contains(.street)
    default: country.envelope.fields.contains(field)
    }
  }

  func wording(for field: AddressField) -> Wording {
    phrasebook.wording(word(for: field), for: field)
  }

  private func word(for field: AddressField) -> FieldWord {
    switch field {
    case .name: .fullName
    case .country: .countryOrRegion
    case .street: .streetAddress
    case .line2: .line2
    case .phone: .phone
    case .organization: .organization
    case .sortingCode: .sortingCode
    default: country.words[field] ?? FieldWord(field.code)
    }
  }
}

extension AddressFormat: Hashable {
  // A country is the same object for the same code, so the two texts decide.
  public static func == (left: AddressFormat, right: AddressFormat) -> Bool {
    left.countryCode == right.countryCode && left.language == right.language
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(countryCode)
    hasher.combine(language)
  }
}
