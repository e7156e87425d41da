/// What a country calls a field: a token of the data such as `zip` or `prefecture`.
///
/// Tables of labels are keyed by these. Open, since the data grows new ones.
struct FieldWord: Sendable, Hashable, ExpressibleByStringLiteral {
  let token: String

  init(_ token: String) {
    self.token = token
  }

  init(stringLiteral token: String) {
    self.token = token
  }

  // Fields whose word is the same in every country.
  static let fullName: FieldWord = "full_name"
  static let countryOrRegion: FieldWord = "country_or_region"
  static let streetAddress: FieldWord = "street_address"
  static let line2: FieldWord = "line2"
  static let phone: FieldWord = "phone"
  static let organization: FieldWord = "organization"
  static let sortingCode: FieldWord = "sorting_code"
}
