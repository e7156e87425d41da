import PostalAddresses

/// Every country's labels, requirements, pattern and example, as a page for people to check.
enum CountriesDocument {
  static var text: String {
    (head + AddressFormat.territories.map(row)).joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# Countries",
    "",
    "Written by `Scripts/write-countries` from what the package answers; never edit it by hand. If a",
    "line is wrong, correct it in `Scripts/address-data-overrides`, with the reason and the source.",
    "",
    "A star marks what is required; a dash what the form leaves out. Name, country and street are",
    "always required, the phone never. Labels are the English ones; codes are judged whole, without",
    "regard to case, separators and marks of the country, by the pattern.",
    "",
    "| Code | Country | City | Region (listed) | Postal code | Pattern | Example | Order of an envelope |",
    "|---|---|---|---|---|---|---|---|",
  ]

  private static func row(_ code: String) -> String {
    let format = AddressFormat.format(for: code)
    let count = format.regions.count
    let listed = format.isShown(.region) && count > 0 ? " (\(count))" : ""
    let order = format.localOrder.filter { ![.country, .phone, .line2].contains($0) }
      .filter(format.isPrinted)
    let cells = [
      code, format.postalCountryName ?? "", label(.city, format),
      label(.region, format) + listed, label(.postalCode, format),
      format.postalCodePattern.map { "`\(escaped($0))`" } ?? "",
      format.postalCodeExample ?? "", order.map(\.code).joined(separator: " "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func label(_ field: AddressField, _ format: AddressFormat) -> String {
    guard format.isShown(field) else { return "–" }
    return format.label(for: field) + (format.isRequired(field) ? " *" : "")
  }

  /// A bar inside a table would end its cell.
  private static func escaped(_ pattern: String) -> String {
    pattern.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
