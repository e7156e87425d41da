import PostalAddresses

/// The country chosen in a form that has not been saved, as it outlives the process.
///
/// Field text is kept by whoever draws the fields; the country stands in no field. It is kept
/// with a fingerprint of the address that the form began with, so that it comes back in that form
/// and in no other.
struct KeptCountry {
  let text: String

  init(_ countryCode: String, beganWith address: PostalAddress) {
    text = "\(Self.fingerprint(of: address)) \(countryCode)"
  }

  /// Reads the country that was kept for a form that begins with an address; nil for another one.
  static func countryCode(in text: String?, beginningWith address: PostalAddress) -> String? {
    guard let parts = text?.split(separator: " "), parts.count == 2,
      parts[0] == fingerprint(of: address)
    else { return nil }
    let code = String(parts[1])
    return AddressFormat.territories.contains(code) ? code : nil
  }

  /// The same in every process, which Swift's own hashes are not: FNV-1a.
  private static func fingerprint(of address: PostalAddress) -> String {
    let fields = AddressField.all.map { address[$0] }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in fields.joined(separator: "\u{1f}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
