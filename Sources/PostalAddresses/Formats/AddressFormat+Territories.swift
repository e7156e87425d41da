extension AddressFormat {
  /// The two-letter codes of every country and territory that has postal addresses, sorted.
  ///
  /// A list of countries to choose from is made of these; not all of them have a format of their
  /// own yet, see ``coveredCountries``.
  public static let territories: [String] = "\(AddressData.territories)".split { $0.isWhitespace }
    .map(String.init)

  /// The codes whose format comes from the data; every other code gets the neutral format.
  public static var coveredCountries: [String] { Country.coveredCodes }
}
