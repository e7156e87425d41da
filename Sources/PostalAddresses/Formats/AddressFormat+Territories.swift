extension AddressFormat {
  /// The two-letter codes of every country and territory that has postal addresses, sorted.
  ///
  /// Each has a format of its own. A list of countries to choose from is made of these.
  public static let territories: [String] = "\(AddressData.territories)".split { $0.isWhitespace }
    .map(String.init)

  /// The codes whose format comes from the data, which are the ``territories``.
  public static var coveredCountries: [String] { territories }
}
