import AddressUI

/// Where the example's suggestions come from.
enum ExampleSearch {
  #if os(Linux)
  /// Three addresses on one street, so that every run is the same.
  static let search: AddressForm.AddressSearch? = .inMemory(
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
  #else
  /// The platform's own.
  static let search: AddressForm.AddressSearch? = .platformDefault
  #endif
}
