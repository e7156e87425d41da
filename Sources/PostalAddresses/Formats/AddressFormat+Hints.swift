extension AddressFormat {
  /// Which keyboard helps with a field.
  public enum Keyboard: Sendable, Hashable {
    /// Plain text, without a say in capitals.
    case text
    /// Words that begin with a capital: names, cities.
    case words
    /// Letters and digits in capitals: the postcodes of the United Kingdom.
    case codes
    /// Digits alone.
    case digits
    /// Digits and the signs of telephone numbers.
    case phone
  }

  /// The keyboard that helps most with a field in this country.
  public func keyboard(for field: AddressField) -> Keyboard {
    switch field {
    case .phone: .phone
    case .postalCode: usesDigitsOnlyPostalCode ? .digits : .codes
    case .sortingCode: .codes
    case .name, .organization, .city, .region, .dependentLocality, .street: .words
    default: .text
    }
  }

  /// The token of the HTML standard that tells a browser what to fill in, or nil if it has none.
  ///
  /// Apple's content types have the same meaning under names of their own; a form maps them.
  public func autofillToken(for field: AddressField) -> String? {
    switch field {
    case .name: "name"
    case .organization: "organization"
    case .country: "country"
    case .street: "address-line1"
    case .line2: "address-line2"
    case .dependentLocality: "address-level3"
    case .city: "address-level2"
    case .region: "address-level1"
    case .postalCode: "postal-code"
    case .phone: "tel"
    default: nil
    }
  }
}
