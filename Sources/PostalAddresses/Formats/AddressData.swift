/// The compiled-in texts that ``Country`` and ``Folding`` read; see the README beside them.
enum AddressData {
  /// The lines of a country: its fields, then its regions; none where there is no data.
  static func block(for code: String) -> [Substring] {
    guard let slot = slot(of: code) else { return [] }
    return "\(country(slot: slot))".pieces(dividedBy: "\n", omittingEmpty: true)
  }

  /// The lines of what lies below a country's regions.
  static func localityBlock(for code: String) -> [Substring] {
    guard let slot = slot(of: code) else { return [] }
    return "\(localities(slot: slot))".pieces(dividedBy: "\n", omittingEmpty: true)
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

extension StringProtocol where SubSequence == Substring {
  /// The parts of a text of the data, without looking at whole characters: the dividers are ASCII,
  /// and finding where characters end would cost more than all the rest.
  func pieces(dividedBy divider: Unicode.Scalar, omittingEmpty: Bool = false) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    let bytes = utf8
    let wanted = UInt8(ascii: divider)
    var index = start
    while index < endIndex {
      if bytes[index] == wanted {
        if start < index || !omittingEmpty { pieces.append(self[start..<index]) }
        start = bytes.index(after: index)
      }
      index = bytes.index(after: index)
    }
    if start < endIndex || !omittingEmpty { pieces.append(self[start..<endIndex]) }
    return pieces
  }
}
