/// The compiled-in texts that ``Country`` and ``Folding`` scan; see the README beside this file.
enum AddressData {
  /// The lines of a country's block, without its head, or none if there is no such block.
  static func block(for code: String) -> [Substring] {
    let text = countries.withUTF8Buffer { bytes -> String in
      let head = Array("=\(code)\n".utf8)
      guard let start = bytes.start(ofLine: head) else { return "" }
      let rest = bytes[(start + head.count)...]
      let end = rest.indices.first { rest[$0] == UInt8(ascii: "=") && rest[$0 - 1] == newline }
      return String(decoding: rest[..<(end ?? rest.endIndex)], as: UTF8.self)
    }
    return text.split(separator: "\n")
  }

  static let newline = UInt8(ascii: "\n")
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first line that begins with the given bytes.
  fileprivate func start(ofLine head: [UInt8]) -> Int? {
    var lineStart = startIndex
    while lineStart < endIndex {
      if self[lineStart...].starts(with: head) { return lineStart }
      guard let lineEnd = self[lineStart...].firstIndex(of: AddressData.newline) else { return nil }
      lineStart = lineEnd + 1
    }
    return nil
  }
}
