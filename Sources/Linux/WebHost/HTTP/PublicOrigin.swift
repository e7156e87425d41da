/// An origin that browsers may name, in the form in which they name it.
///
/// Small letters, no path and no port that the scheme has anyway: two spellings of one origin are
/// equal, and what stands in a header can be looked up as it is.
struct PublicOrigin: Hashable, Sendable {
  let text: String

  /// Reads `https://forms.example.org` or `http://192.0.2.7:8080`; a slash at the end is no harm.
  init?(_ spelling: String) {
    let text = spelling.lowercased()
    guard let scheme = ["http", "https"].first(where: { text.hasPrefix("\($0)://") }) else {
      return nil
    }
    var host = text.dropFirst(scheme.utf8.count + 3)
    if host.hasSuffix("/") { host.removeLast() }
    guard let (name, port) = Self.parts(of: host) else { return nil }
    let isUsual = port == nil || port == (scheme == "http" ? 80 : 443)
    self.text = "\(scheme)://\(name)" + (isUsual ? "" : ":\(port ?? 0)")
  }

  /// A name and a port; nil for anything that has more or less to it.
  private static func parts(of host: Substring) -> (Substring, UInt16?)? {
    var name = host
    var port: UInt16?
    // The colons of an IPv6 address stand in brackets.
    if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
      name = host[..<colon]
      guard let number = UInt16(host[colon...].dropFirst()), number > 0 else { return nil }
      port = number
    }
    if name.hasPrefix("["), name.hasSuffix("]") {
      let digits = name.dropFirst().dropLast()
      return digits.contains(":") && digits.allSatisfy { $0.isHexDigit || ":.".contains($0) }
        ? (name, port) : nil
    }
    let isName = name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
    }
    return isName && !name.isEmpty ? (name, port) : nil
  }
}
