extension PostalAddress: Codable {
  private enum CodingKeys: String, CodingKey {
    case fullName
    case countryCode
    case street
    case line2
    case city
    case region
    case postalCode
    case phone
    case isDefault
    case organization
    case dependentLocality
    case sortingCode
  }

  /// Reads an address; every key but the country's may be absent and is then empty.
  ///
  /// Older records thus stay readable when fields are added.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    self.init(
      fullName: try text(.fullName),
      countryCode: try container.decode(String.self, forKey: .countryCode),
      street: try text(.street),
      line2: try text(.line2),
      city: try text(.city),
      region: try text(.region),
      postalCode: try text(.postalCode),
      phone: try text(.phone),
      isDefault: try container.decodeIfPresent(Bool.self, forKey: .isDefault) ?? false,
      organization: try text(.organization),
      dependentLocality: try text(.dependentLocality),
      sortingCode: try text(.sortingCode)
    )
  }

  /// Writes every key, also those whose text is empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(fullName, forKey: .fullName)
    try container.encode(countryCode, forKey: .countryCode)
    try container.encode(street, forKey: .street)
    try container.encode(line2, forKey: .line2)
    try container.encode(city, forKey: .city)
    try container.encode(region, forKey: .region)
    try container.encode(postalCode, forKey: .postalCode)
    try container.encode(phone, forKey: .phone)
    try container.encode(isDefault, forKey: .isDefault)
    try container.encode(organization, forKey: .organization)
    try container.encode(dependentLocality, forKey: .dependentLocality)
    try container.encode(sortingCode, forKey: .sortingCode)
  }
}
