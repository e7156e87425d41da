/// The compiled-in texts that ``Country`` and ``Folding`` read; see the README beside them.
enum AddressData {
  /// The lines of a country: its fields, then its regions; none where there is no data.
  static func block(for code: String) -> [Substring] {
    guard let slot = slot(of: code) else { return [] }
    return "\(country(slot: slot))".split(separator: "\n")
  }

  /// The lines of what lies below a country's regions.
  static func localityBlock(for code: String) -> [Substring] {
    guard let slot = slot(of: code) else { return [] }
    return "\(localities(slot: slot))".split(separator: "\n")
  }

  /// The place of a two-letter code in capitals, counting from `AA`; nil for anything else.
  static func slot(of code: String) -> Int? {
    var bytes = code.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next(), bytes.next() == nil,
      (65...90).contains(first), (65...90).contains(second)
    else { return nil }
    return Int(first - 65) * 26 + Int(second - 65)
  }
}
