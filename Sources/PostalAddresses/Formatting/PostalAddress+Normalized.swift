extension PostalAddress {
  /// Returns the address as it is stored: trimmed, its codes in the form of the country.
  ///
  /// Every field loses white space at its ends. A country code is in capitals, the postal code as
  /// the post writes it, and a region that means an entry of the country's list becomes its key.
  /// What cannot be understood stays as typed. Normalising twice changes nothing.
  ///
  /// - Parameter format: The country's rules; nil takes those of ``countryCode``.
  /// - Returns: The tidied address.
  public func normalized(format: AddressFormat? = nil) -> PostalAddress {
    var address = self
    address.fullName.tidy()
    address.countryCode.tidy()
    address.street.tidy()
    address.line2.tidy()
    address.city.tidy()
    address.region.tidy()
    address.postalCode.tidy()
    address.phone.tidy()
    address.organization.tidy()
    address.dependentLocality.tidy()
    address.sortingCode.tidy()
    // What is no code of two letters is a name that nobody understood, and stays as typed.
    let code = AddressFormat.capitals(address.countryCode)
    if AddressData.slot(of: code) != nil { address.countryCode = code }
    let format = format ?? .format(for: address.countryCode)
    let regions = format.country.regions
    let position = regions.position(of: address.region)
    if let position { address.region = regions.key(at: position) }
    if !address.postalCode.isEmpty {
      if case .valid(let stored) = format.postalCodeVerdict(address.postalCode, at: position) {
        address.postalCode = stored
      } else {
        address.postalCode = CleanedPostalCode(address.postalCode).text
      }
    }
    return address
  }
}
