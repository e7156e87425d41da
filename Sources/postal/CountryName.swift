import PostalAddresses

/// Finds the country of a cell, which may hold a code or an English name.
enum CountryName {
  /// The code of a country; the text itself if it is neither code nor name.
  static func code(of text: String) -> String {
    if text.utf8.count == 2, territories.contains(text) { return text }
    let plain = plain(text)
    let code = plain.uppercased()
    if territories.contains(code) { return code }
    return codes[plain] ?? text
  }

  static func isKnown(_ code: String) -> Bool { territories.contains(code) }

  private static let territories = Set(AddressFormat.territories)

  /// Small letters, with single spaces and without dots.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0 != "." }
      .split { $0.isWhitespace }
      .joined(separator: " ")
  }

  /// The names that posts print on mail from abroad, and what else is common.
  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for code in AddressFormat.territories {
      guard let name = AddressFormat.format(for: code).postalCountryName else { continue }
      let plain = plain(name)
      // Åland's mail goes by way of Finland; Jersey and Guernsey share a name, which decides neither.
      if let other = codes[plain], other != "AX" { codes[plain] = "" } else { codes[plain] = code }
    }
    for (name, code) in common { codes[name] = code }
    return codes.filter { !$0.value.isEmpty }
  }()

  private static let common = [
    "uk": "GB", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB",
    "northern ireland": "GB", "usa": "US", "united states of america": "US", "el": "GR",
    "bulgaria": "BG", "hungary": "HU", "czechia": "CZ", "czech republic": "CZ",
    "moldova": "MD", "north macedonia": "MK", "russia": "RU", "serbia": "RS", "singapore": "SG",
    "panama": "PA", "dominican republic": "DO", "tanzania": "TZ", "türkiye": "TR",
    "turkiye": "TR", "vietnam": "VN", "laos": "LA", "brunei": "BN", "the netherlands": "NL",
    "republic of ireland": "IE", "macau": "MO", "korea": "KR", "republic of korea": "KR",
    "ivory coast": "CI", "côte d'ivoire": "CI", "réunion": "RE", "curaçao": "CW",
    "eswatini": "SZ", "jersey": "JE", "guernsey": "GG", "vatican city": "VA",
    "aland islands": "AX", "åland islands": "AX", "åland": "AX", "são tomé and príncipe": "ST",
    "democratic republic of the congo": "CD", "republic of the congo": "CG",
  ]
}
