import PostalAddresses

/// The lines of a street that was pasted or filled in with line breaks.
///
/// The first stays the street. The rest is the apartment line's, if nothing stands there; otherwise
/// it stays in the street, so that nothing is lost.
struct StreetLines: Equatable {
  private let lines: [String]

  /// Reads a street; nil where it has no line break.
  init?(_ street: String) {
    guard street.contains(where: \.isNewline) else { return nil }
    lines = street.split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// All lines as one.
  var joined: String { lines.joined(separator: ", ") }

  func write(into address: inout PostalAddress) {
    let rest = lines.dropFirst().joined(separator: ", ")
    if !rest.isEmpty, address.line2.isEmpty || address.line2 == rest {
      address.street = lines.first ?? ""
      address.line2 = rest
    } else {
      address.street = joined
    }
  }
}
