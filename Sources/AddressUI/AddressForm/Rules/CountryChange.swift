import PostalAddresses

/// What choosing a country does to an address.
///
/// Name, street, apartment, city and phone stay. Region and postal code stay only where they are
/// valid in the new country. Going straight back brings back what was cleared, as long as nothing
/// was typed in between.
struct CountryChange {
  /// What the last change took away, and how it left the two fields.
  private struct Cleared {
    var from: String
    var to: String
    var region: String
    var postalCode: String
    var regionLeft: String
    var postalCodeLeft: String

    func isUndone(by countryCode: String, from old: String, _ address: PostalAddress) -> Bool {
      countryCode == from && old == to && address.region == regionLeft
        && address.postalCode == postalCodeLeft
    }
  }

  private var cleared: Cleared?

  /// Chooses a country; choosing the same one again changes nothing.
  ///
  /// - Parameters:
  ///   - countryCode: The country.
  ///   - address: The address that moves there.
  ///   - format: The rules of the country; nil takes its own.
  mutating func choose(
    _ countryCode: String,
    in address: inout PostalAddress,
    by format: AddressFormat? = nil
  ) {
    let old = address.countryCode
    guard countryCode != old else { return }
    address.countryCode = countryCode
    guard !old.isEmpty else { return }
    if let cleared, cleared.isUndone(by: countryCode, from: old, address) {
      address.region = cleared.region
      address.postalCode = cleared.postalCode
      self.cleared = nil
      return
    }
    let before = address
    keepWhatIsValid(in: &address, by: format ?? .format(for: countryCode))
    cleared = Cleared(
      from: old,
      to: countryCode,
      region: before.region,
      postalCode: before.postalCode,
      regionLeft: address.region,
      postalCodeLeft: address.postalCode
    )
  }

  private func keepWhatIsValid(in address: inout PostalAddress, by format: AddressFormat) {
    if !format.isShown(.region) || format.regions.match(address.region) == nil {
      address.region = ""
    }
    guard format.isShown(.postalCode), case .valid = format.postalCodeVerdict(address.postalCode)
    else {
      address.postalCode = ""
      return
    }
  }
}
