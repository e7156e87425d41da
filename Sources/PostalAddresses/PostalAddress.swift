/// A postal address as a person gives it: plain text in fields, and the code of a country.
///
/// The value takes any text; ``AddressValidator`` says what is wrong with it, ``normalized(format:)``
/// tidies it, ``AddressFormatter`` prints it. Addresses are personal data, so describing, dumping or
/// interpolating one shows nothing of it; encode it, or format it, where the text is wanted.
public struct PostalAddress: Sendable, Hashable {
  /// The person the mail is for.
  public var fullName: String
  /// The country or region, as its two-letter ISO 3166 code: `JP`.
  public var countryCode: String
  /// The street with its number.
  public var street: String
  /// The flat, suite or floor.
  public var line2: String
  /// The town or city.
  public var city: String
  /// The state, province or other division; the key of ``Region`` where the country lists them.
  public var region: String
  /// The postal code.
  public var postalCode: String
  /// The telephone number.
  public var phone: String
  /// Whether the person wants this address chosen for them.
  public var isDefault: Bool
  /// The company or other organisation.
  public var organization: String
  /// A part of the city that mail needs.
  public var dependentLocality: String
  /// A second sorting code, such as CEDEX in France.
  public var sortingCode: String

  /// Creates an empty address in a country.
  ///
  /// - Parameter countryCode: A two-letter ISO 3166 code. It is kept as given, even if unknown.
  public init(countryCode: String) {
    self.init(fullName: "", countryCode: countryCode)
  }

  /// Creates an address from its parts; those left out are empty.
  public init(
    fullName: String,
    countryCode: String,
    street: String = "",
    line2: String = "",
    city: String = "",
    region: String = "",
    postalCode: String = "",
    phone: String = "",
    isDefault: Bool = false,
    organization: String = "",
    dependentLocality: String = "",
    sortingCode: String = ""
  ) {
    self.fullName = fullName
    self.countryCode = countryCode
    self.street = street
    self.line2 = line2
    self.city = city
    self.region = region
    self.postalCode = postalCode
    self.phone = phone
    self.isDefault = isDefault
    self.organization = organization
    self.dependentLocality = dependentLocality
    self.sortingCode = sortingCode
  }
}

extension PostalAddress {
  /// The text of a field; a field this package does not know reads as empty and ignores writes.
  public subscript(field: AddressField) -> String {
    get {
      switch field {
      case .name: fullName
      case .country: countryCode
      case .street: street
      case .line2: line2
      case .dependentLocality: dependentLocality
      case .city: city
      case .region: region
      case .postalCode: postalCode
      case .sortingCode: sortingCode
      case .organization: organization
      case .phone: phone
      default: ""
      }
    }
    set {
      switch field {
      case .name: fullName = newValue
      case .country: countryCode = newValue
      case .street: street = newValue
      case .line2: line2 = newValue
      case .dependentLocality: dependentLocality = newValue
      case .city: city = newValue
      case .region: region = newValue
      case .postalCode: postalCode = newValue
      case .sortingCode: sortingCode = newValue
      case .organization: organization = newValue
      case .phone: phone = newValue
      default: break
      }
    }
  }
}
