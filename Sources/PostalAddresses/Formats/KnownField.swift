/// The fields this package knows, as small numbers: what judging and printing work with.
///
/// ``AddressField`` is the public, open set; comparing its texts for every field of every address
/// would cost more than judging them.
enum KnownField: UInt8, CaseIterable, Sendable {
  case name
  case country
  case street
  case line2
  case city
  case region
  case postalCode
  case phone
  case organization
  case dependentLocality
  case sortingCode

  init?(_ field: AddressField) {
    guard let index = AddressField.all.firstIndex(of: field) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// The field of a letter of the data's patterns: `%C` is the city.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "N"): self = .name
    case UInt8(ascii: "O"): self = .organization
    case UInt8(ascii: "A"): self = .street
    case UInt8(ascii: "D"): self = .dependentLocality
    case UInt8(ascii: "C"): self = .city
    case UInt8(ascii: "S"): self = .region
    case UInt8(ascii: "Z"): self = .postalCode
    case UInt8(ascii: "X"): self = .sortingCode
    default: return nil
    }
  }

  var field: AddressField { AddressField.all[Int(rawValue)] }
}

/// A few of the fields: what a country shows, requires or prints.
struct FieldSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ field: KnownField) {
    rawValue = 1 << UInt16(field.rawValue)
  }

  /// The fields of letters such as `ACSZ`; letters the package does not know are skipped.
  init(letters: some StringProtocol) {
    self = letters.utf8.reduce(into: []) { set, letter in
      if let field = KnownField(letter: letter) { set.insert(FieldSet(field)) }
    }
  }

  @inline(__always)
  func contains(_ field: KnownField) -> Bool {
    rawValue & (1 << UInt16(field.rawValue)) != 0
  }

  func contains(_ field: AddressField) -> Bool {
    KnownField(field).map(contains) ?? false
  }

  /// What every form asks for.
  static let everywhere: FieldSet = [
    FieldSet(.name), FieldSet(.country), FieldSet(.street), FieldSet(.line2), FieldSet(.phone),
  ]
}

extension PostalAddress {
  /// The text of a field.
  subscript(field: KnownField) -> String {
    switch field {
    case .name: fullName
    case .country: countryCode
    case .street: street
    case .line2: line2
    case .city: city
    case .region: region
    case .postalCode: postalCode
    case .phone: phone
    case .organization: organization
    case .dependentLocality: dependentLocality
    case .sortingCode: sortingCode
    }
  }
}
