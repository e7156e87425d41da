extension PostalAddress {
  /// Returns the address as it is stored: trimmed, its codes in the form of the country.
  ///
  /// Every field loses white space at its ends. The country code is in capitals, the postal code as
  /// the post writes it, and a region that means an entry of the country's list becomes its key.
  /// What cannot be understood stays as typed. Normalising twice changes nothing.
  ///
  /// - Parameter format: The country's rules; nil takes those of ``countryCode``.
  /// - Returns: The tidied address.
  public func normalized(format: AddressFormat? = nil) -> PostalAddress {
    var address = self
    for field in AddressField.all { address[field] = self[field].tidied }
    address.countryCode = address.countryCode.uppercased()
    let format = format ?? .format(for: address.countryCode)
    address.postalCode = format.normalizedPostalCode(address.postalCode)
    if let region = format.regions.match(address.region) { address.region = region.key }
    return address
  }
}
