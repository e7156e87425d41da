import PostalAddresses

extension AddressSearch {
  /// The stand-in of the example: three addresses on one street, so that every run is the same.
  package static let marketStreet = AddressSearch.inMemory(
    [("548", "94104"), ("1355", "94103"), ("2200", "94114")]
      .map { number, postalCode in
        PostalAddress(
          fullName: "",
          countryCode: "US",
          street: "\(number) Market Street",
          city: "San Francisco",
          region: "CA",
          postalCode: postalCode
        )
      }
  )
}
