import PostalAddresses

/// A whole address that was pasted into one line, taken apart.
///
/// Only what is unambiguous is taken: the postal code must be one of the country's, the region one
/// of its list, and something must be left for a street and a city. Everything else stays the text
/// that it is, in the line it was pasted into.
struct PastedAddress: Equatable {
  /// The parts that were read; what was not in the text is empty.
  private(set) var address: PostalAddress

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: What was pasted; parts are separated by commas or line breaks.
  ///   - countryCode: The country to read by where the text names none.
  ///   - country: Finds the code of a country by a name or a code, as people write it.
  /// - Returns: Nil where the text is not surely a whole address.
  init?(_ text: String, countryCode: String, country: (String) -> String?) {
    var parts = Self.parts(of: text)
    guard parts.count > 1 || text.contains("〒") else { return nil }
    var code = countryCode
    if parts.count > 1, let last = parts.last, let named = country(last) {
      code = named
      parts.removeLast()
    }
    address = PostalAddress(countryCode: code)
    let reader = PastedLines(format: .format(for: code))
    guard let read = reader.read(parts) else { return nil }
    address.region = read.region
    address.city = read.city
    address.postalCode = read.postalCode
    guard take(read.rest) else { return nil }
  }

  private static func parts(of text: String) -> [String] {
    text.split(whereSeparator: { ",，、;\n\r\t".contains($0) || $0.isNewline })
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// Takes the parts before the city: perhaps a name, the street, perhaps a second line.
  private mutating func take(_ lines: [String]) -> Bool {
    var lines = lines
    // A line without a digit before one with a digit is who it is for.
    if lines.count > 1, !lines[0].contains(where: \.isNumber), lines[1].contains(where: \.isNumber)
    {
      address.fullName = lines.removeFirst()
    }
    guard (1...2).contains(lines.count), lines[0].contains(where: \.isNumber) else { return false }
    address.street = lines[0]
    if lines.count == 2 { address.line2 = lines[1] }
    return true
  }
}

extension PostalAddress {
  /// Takes over what was read, as one unit; the name only where none stands there yet.
  mutating func take(_ pasted: PastedAddress) {
    let read = pasted.address
    if fullName.isEmpty { fullName = read.fullName }
    street = read.street
    if !read.line2.isEmpty { line2 = read.line2 }
    city = read.city
    region = read.region
    postalCode = read.postalCode
    countryCode = read.countryCode
  }
}
