import PostalAddresses

extension EntryFieldKind {
  /// A postal code of a country; ISO 3166, such as `"IE"`.
  ///
  /// Where codes have digits only the keyboard has too. A valid code is written as it is stored
  /// once the field is left.
  public static func postalCode(for countryCode: String) -> EntryFieldKind {
    let hasDigitsOnly = AddressFormat.format(for: countryCode).usesDigitsOnlyPostalCode
    var kind = EntryFieldKind()
    kind.contentType = .postalCode
    kind.keyboard = hasDigitsOnly ? .numbers : .codes
    kind.capitalization = hasDigitsOnly ? .never : .characters
    kind.isAutocorrected = false
    // The longest codes have 10 characters; what is pasted may name the country or be spaced out.
    kind.characterLimit = 24
    kind.correctTyped = { plainPunctuation($0) }
    kind.tidy = { text in
      let format = AddressFormat.format(for: countryCode)
      guard case .valid(let stored) = format.postalCodeVerdict(text) else { return text }
      return stored
    }
    kind.check = {
      AddressPartCheck.message(.postalCode, $0, countryCode: countryCode, language: $1)
    }
    return kind
  }

  /// A part of an address in a country, as ``AddressForm`` asks for it.
  ///
  /// A region is written by its key in the country's own list once the field is left.
  public static func part(_ field: AddressField, of countryCode: String) -> EntryFieldKind {
    switch field {
    case .name: return .name
    case .organization: return .organization
    case .street: return .street
    case .line2: return .line2
    case .city: return .city
    case .phone: return .phone
    case .postalCode: return .postalCode(for: countryCode)
    case .region:
      var kind = EntryFieldKind.region
      kind.tidy = { text in
        let known = AddressFormat.format(for: countryCode).regions.match(text)
        return known?.key ?? singleSpaced(text)
      }
      return kind
    default: return .plain
    }
  }
}

/// What the rules of a country say of one part of an address by itself.
enum AddressPartCheck {
  static func message(
    _ field: AddressField,
    _ text: String,
    countryCode: String,
    language: String
  ) -> String? {
    var address = PostalAddress(countryCode: countryCode)
    address[field] = text
    let format = AddressFormat.format(for: countryCode, language: language)
    let issue = AddressValidator().issue(for: field, in: address, format: format)
    guard let issue, issue.severity == .error else { return nil }
    return issue.message(in: format)
  }
}
