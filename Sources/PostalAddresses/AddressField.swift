/// One part of a postal address, such as the street or the postal code.
///
/// The set is open: a host may name fields of its own. ``all`` holds those this package knows.
/// A field is identified by its ``identifier``, which is stable and may be stored.
public struct AddressField: Sendable, Hashable {
  /// The stable name in Swift's spelling, for example `postalCode`.
  public let identifier: String

  /// Creates a field from an identifier (`postalCode`) or a code (`postal_code`).
  ///
  /// Returns nil unless the text starts with a lower-case ASCII letter and goes on with ASCII
  /// letters, digits and single underscores.
  public init?(_ text: some StringProtocol) {
    guard let first = text.unicodeScalars.first, ("a"..."z").contains(first) else { return nil }
    var identifier = ""
    var raisesNext = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "_":
        if raisesNext { return nil }
        raisesNext = true
      case "a"..."z", "A"..."Z", "0"..."9":
        let letter = Character(scalar)
        identifier += raisesNext ? letter.uppercased() : String(letter)
        raisesNext = false
      default:
        return nil
      }
    }
    guard !raisesNext else { return nil }
    self.identifier = identifier
  }

  init(unchecked identifier: String) {
    self.identifier = identifier
  }

  /// The name in the spelling of command lines, column heads and codes, for example `postal_code`.
  public var code: String {
    var code = ""
    for character in identifier {
      if character.isUppercase {
        code += "_" + character.lowercased()
      } else {
        code.append(character)
      }
    }
    return code
  }
}

extension AddressField {
  /// The person the mail is for.
  public static let name = AddressField(unchecked: "name")
  /// The country or region, held as its ISO 3166 code.
  public static let country = AddressField(unchecked: "country")
  /// The street with its number, a post box, or the name of a house.
  public static let street = AddressField(unchecked: "street")
  /// The flat, suite or floor.
  public static let line2 = AddressField(unchecked: "line2")
  /// A part of a city that mail needs: a suburb, a townland, a neighbourhood.
  public static let dependentLocality = AddressField(unchecked: "dependentLocality")
  /// The town or city that mail is sorted to.
  public static let city = AddressField(unchecked: "city")
  /// The state, province, county or other division of the country.
  public static let region = AddressField(unchecked: "region")
  /// The postal code, whatever the country calls it.
  public static let postalCode = AddressField(unchecked: "postalCode")
  /// A second sorting code, such as CEDEX in France.
  public static let sortingCode = AddressField(unchecked: "sortingCode")
  /// The company or other organisation.
  public static let organization = AddressField(unchecked: "organization")
  /// The telephone number for the delivery.
  public static let phone = AddressField(unchecked: "phone")

  /// Every field this package knows, in the order of the card with the rarer ones last.
  public static let all: [AddressField] = [
    .name, .country, .street, .line2, .city, .region, .postalCode, .phone,
    .organization, .dependentLocality, .sortingCode,
  ]
}

extension AddressField: CustomStringConvertible {
  public var description: String { identifier }
}

extension AddressField: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let field = AddressField(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Not the identifier of an address field."
      )
    }
    self = field
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
