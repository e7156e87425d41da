/// How a country writes house numbers and units.
struct NumberHabits: Sendable, Hashable {
  let countryCode: String

  init(countryCode: String) {
    self.countryCode = countryCode.uppercased()
  }

  /// Whether the number comes before the street.
  var numberFirst: Bool { Self.numberFirst.contains(countryCode) }

  /// Whether "4/31" is flat 4 at number 31.
  var slashIsUnit: Bool { ["AU", "NZ"].contains(countryCode) }

  /// Whether the number stands at the end without a blank, in blocks ("1-8-20").
  var countsBlocks: Bool { ["JP", "CN", "TW", "HK", "MO", "KR"].contains(countryCode) }

  /// Whether a unit is written before the number.
  var unitFirst: Bool { ["GB", "IE", "GG", "JE", "IM"].contains(countryCode) }

  /// How many digits a postal code has, so that one in the line is not taken for a number.
  var postalCodeDigits: Int {
    Self.fourDigitCodes.contains(countryCode) ? 4 : 5
  }

  /// Whether house numbers reach five digits.
  var hasLongNumbers: Bool { ["US", "CA", "PR", "AU"].contains(countryCode) }

  /// Words after a number that belong to it.
  var suffixWords: Set<String> {
    ["FR", "BE", "LU", "MC", "CH", "IT", "ES", "NL", "RE", "GP", "MQ", "GF"].contains(countryCode)
      ? ["bis", "ter", "quater", "quinquies"] : []
  }

  func composing(street: String, number: String) -> String {
    if numberFirst { return "\(number) \(street)" }
    let isWritten = street.unicodeScalars.last.map { $0.value >= 0x2E80 } ?? false
    return countsBlocks && isWritten ? street + number : "\(street) \(number)"
  }

  func composing(_ street: String, unit: String) -> String {
    if slashIsUnit, let value = unit.split(separator: " ").last, street.first?.isNumber == true {
      return "\(value)/\(street)"
    }
    return unitFirst ? "\(unit), \(street)" : "\(street), \(unit)"
  }

  private static let numberFirst: Set<String> = [
    "AG", "AS", "AU", "BB", "BM", "BS", "BZ", "CA", "CI", "DM", "FJ", "FK", "FR", "GB", "GD", "GF",
    "GG", "GH", "GI", "GP", "GU", "GY", "HK", "IE", "IL", "IM", "IN", "JE", "JM", "KE", "KN", "KY",
    "LC", "LK", "LU", "MA", "MC", "MO", "MP", "MQ", "MU", "MY", "NC", "NG", "NZ", "PF", "PH", "PK",
    "PR", "RE", "SG", "SN", "TH", "TN", "TT", "UG", "US", "VC", "VG", "VI", "VN", "YT", "ZA", "ZM",
    "ZW",
  ]

  private static let fourDigitCodes: Set<String> = [
    "AT", "AU", "BE", "BG", "CH", "CY", "DK", "GL", "HU", "LI", "LU", "LV", "MK", "NL", "NO", "NZ",
    "PH", "PT", "SI", "SJ", "TN", "ZA",
  ]
}
