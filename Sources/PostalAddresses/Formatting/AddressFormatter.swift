/// Prints an address as its country writes it, whoever reads it.
///
/// An empty field leaves no blank line and no stray comma. Fields the post does not print, such as
/// the county in the United Kingdom, are left out. The name of the country is the caller's, since
/// it is in the reader's language and left out when the mail does not cross a border.
///
/// ```swift
/// let reader = Locale(identifier: "de")
/// let formatter = AddressFormatter(
///   origin: "DE",
///   countryName: { reader.localizedString(forRegionCode: $0) }
/// )
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
  /// The country the mail is sent from: its own addresses get no line for the country.
  public var origin: String?
  /// In which script the lines are arranged.
  public var script: Script
  /// Whether the fields the post wants in capitals are printed so.
  public var capitalizes: Bool

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - origin: The country the mail is sent from, whose own addresses get no line for the country;
  ///     nil where `countryName` decides alone.
  ///   - script: In which script the lines are arranged.
  ///   - capitalizes: Whether the fields the post wants in capitals are printed so.
  ///   - countryName: The name of a country for the last line, or nil to leave it out.
  public init(
    origin: String? = nil,
    script: Script = .automatic,
    capitalizes: Bool = false,
    countryName: @escaping @Sendable (_ countryCode: String) -> String? = { _ in nil }
  ) {
    self.countryName = countryName
    self.origin = origin.map(AddressFormat.capitals)
    self.script = script
    self.capitalizes = capitalizes
  }

  /// Returns the lines of the envelope, from the name down to the country.
  ///
  /// What the pattern of the country names by itself (SINGAPORE, GUERNSEY) is not printed again.
  public func lines(for address: PostalAddress) -> [String] {
    envelope(for: address).lines
  }

  /// Returns the address on one line.
  ///
  /// Parts are divided by commas, or by spaces in a script that has none.
  public func oneLine(for address: PostalAddress) -> String {
    let envelope = envelope(for: address)
    let isCommaless = envelope.country.latinEnvelope != nil && !envelope.isLatin
    return envelope.lines.joined(
      separator: isCommaless && !hasCommas(envelope.country) ? " " : ", "
    )
  }

  /// Returns the address for VoiceOver: the parts in printed order, to be read aloud.
  ///
  /// Regions are read by name ("California", not "CA"), postal codes digit by digit, and marks that
  /// only a sorting machine needs are left out.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - language: The listener's language, for the names of regions.
  /// - Returns: The text, its parts divided by commas.
  public func spokenText(for address: PostalAddress, language: String = "en") -> String {
    let envelope = envelope(for: address)
    var parts: [String] = []
    for field in envelope.pattern.order {
      var text = envelope.once(field)
      if field == .region, !text.isEmpty,
        let region = envelope.country.regions.match(address.region)
      {
        text = region.name(in: language)
      }
      if field == .postalCode {
        text = text.filter { $0.isLetter || $0.isNumber }.map(String.init).joined(separator: " ")
      }
      parts.append(text)
      if field == .street { parts.append(envelope.text(of: .line2)) }
    }
    parts.append(envelope.countryName)
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func envelope(for address: PostalAddress) -> Envelope {
    let code = AddressFormat.capitals(address.countryCode)
    return Envelope(
      address: address,
      country: Country.named(code) ?? .fallback,
      script: script,
      capitalizes: capitalizes,
      countryName: code == origin ? "" : countryName(code)?.tidied ?? ""
    )
  }

  /// Whether the country's own script divides with commas; those of East Asia do not.
  private func hasCommas(_ country: Country) -> Bool {
    !["CN", "HK", "JP", "KP", "KR", "MO", "TW", "TH"].contains(country.code)
  }
}
