/// Prints an address as its country writes it, whoever reads it.
///
/// An empty field leaves no blank line and no stray comma. Fields the post does not print, such as
/// the county in the United Kingdom, are left out. The name of the country is the caller's, since
/// it is in the reader's language and left out when the mail does not cross a border.
///
/// ```swift
/// let formatter = AddressFormatter(countryName: { code in
///   code == "DE" ? nil : Locale(identifier: "de").localizedString(forRegionCode: code)
/// })
/// formatter.lines(for: address)
/// ```
public struct AddressFormatter: Sendable {
  /// In which script the lines are arranged, for the countries whose two orders differ.
  public enum Script: Sendable, Hashable {
    /// The script the street and city are written in decides.
    case automatic
    /// The country's own.
    case local
    /// As for a letter from abroad.
    case latin
  }

  /// The name of a country for the last line, or nil to leave the line out.
  public var countryName: @Sendable (_ countryCode: String) -> String?
  /// In which script the lines are arranged.
  public var script: Script
  /// Whether the fields the post wants in capitals are printed so.
  public var capitalizes: Bool

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - script: In which script the lines are arranged.
  ///   - capitalizes: Whether the fields the post wants in capitals are printed so.
  ///   - countryName: The name of a country for the last line, or nil to leave it out.
  public init(
    script: Script = .automatic,
    capitalizes: Bool = false,
    countryName: @escaping @Sendable (_ countryCode: String) -> String? = { _ in nil }
  ) {
    self.countryName = countryName
    self.script = script
    self.capitalizes = capitalizes
  }

  /// Returns the lines of the envelope, from the name down to the country.
  public func lines(for address: PostalAddress) -> [String] {
    let envelope = Envelope(
      address: address,
      country: AddressFormat.format(for: address.countryCode).country,
      script: script,
      capitalizes: capitalizes
    )
    let country = countryName(address.countryCode.uppercased()).map(\.tidied) ?? ""
    return envelope.lines + (country.isEmpty ? [] : [country])
  }

  /// Returns the address on one line.
  ///
  /// Parts are divided by commas, or by spaces in a script that has none.
  public func oneLine(for address: PostalAddress) -> String {
    let isCommaless = Envelope.isWrittenInLocalScript(address, script: script)
    return lines(for: address).joined(separator: isCommaless ? " " : ", ")
  }
}
