extension PostalAddress {
  /// A new address with only a name and a country, for previews.
  public static let sample = PostalAddress(fullName: "Maya Chen", countryCode: "US")

  /// A complete address, for previews.
  public static let filled = PostalAddress(
    fullName: "Maya Chen",
    countryCode: "US",
    street: "548 Market Street",
    line2: "Apt 4",
    city: "San Francisco",
    region: "CA",
    postalCode: "94104",
    phone: "(415) 555-0132",
    isDefault: true
  )
}
