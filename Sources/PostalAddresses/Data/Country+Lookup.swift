// swift-format-ignore-file
// Written by Scripts/import-address-data. Do not edit: change the script or its overrides.

extension Country {
  /// The codes whose formats are compiled in.
  static let coveredCodes = ["AU", "CA", "DE", "GB", "IE", "IN", "JP", "US"]

  /// The country of a code, or nil where there is no data for it; parsed when first asked for.
  static func named(_ code: String) -> Country? {
    switch code {
    case "AU": auData
    case "CA": caData
    case "DE": deData
    case "GB": gbData
    case "IE": ieData
    case "IN": inData
    case "JP": jpData
    case "US": usData
    default: nil
    }
  }

  // A static is initialised once, on first use, by whichever thread comes first: lazy without a
  // lock.
  static let fallback = Country(code: "ZZ")
  private static let auData = Country(code: "AU")
  private static let caData = Country(code: "CA")
  private static let deData = Country(code: "DE")
  private static let gbData = Country(code: "GB")
  private static let ieData = Country(code: "IE")
  private static let inData = Country(code: "IN")
  private static let jpData = Country(code: "JP")
  private static let usData = Country(code: "US")
}
