/// Writes markup; everything that isn't markup goes through one escaping function.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends markup of this package's own.
  mutating func markup(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes += $0 }
  }

  /// Appends a tag or attribute name; false and nothing else for what is no such name.
  @discardableResult
  mutating func name(_ name: String) -> Bool {
    guard Self.isName(name) else { return false }
    bytes += name.utf8
    return true
  }

  /// Appends text, as content or inside a quoted attribute value.
  mutating func text(_ text: String) {
    for byte in text.utf8 {
      Self.escape(byte, into: &bytes)
    }
  }

  mutating func integer(_ number: Int) {
    bytes += String(number).utf8
  }

  /// Appends ` name="value"`, or nothing for what is no attribute name.
  mutating func attribute(_ name: String, _ value: String) {
    guard Self.isName(name), !name.hasPrefix("on"), name != "style" else { return }
    bytes.append(0x20)
    bytes += name.utf8
    markup("=\"")
    text(value)
    markup("\"")
  }

  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      escape(byte, into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All five signs that mean something in content or in a quoted value, whichever quote it has.
  ///
  /// A carriage return would be read as a line feed, and NUL as U+FFFD, so a page would not show
  /// what the session holds: the one is written as a reference, the other as what it becomes.
  private static func escape(_ byte: UInt8, into bytes: inout [UInt8]) {
    switch byte {
    case 0x26: bytes += "&amp;".utf8
    case 0x3C: bytes += "&lt;".utf8
    case 0x3E: bytes += "&gt;".utf8
    case 0x22: bytes += "&quot;".utf8
    case 0x27: bytes += "&#39;".utf8
    case 0x0D: bytes += "&#13;".utf8
    case 0x00: bytes += "\u{FFFD}".utf8
    default: bytes.append(byte)
    }
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
