/// Writes JSON straight into bytes: a patch is written once per event, so nothing stands between.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclose("{", "}", members)
  }

  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    enclose("[", "]", elements)
  }

  /// Writes the name of the member that the next call writes.
  mutating func name(_ name: String) {
    string(name)
    bytes.append(0x3A)
    needsComma = false
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C:
        bytes.append(0x5C)
        bytes.append(byte)
      case ..<0x20:
        bytes += Array("\\u00".utf8)
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  mutating func string(_ text: String?) {
    if let text { string(text) } else { literal("null") }
  }

  mutating func integer(_ number: Int?) {
    literal(number.map { String($0) } ?? "null")
  }

  mutating func bool(_ isOn: Bool) {
    literal(isOn ? "true" : "false")
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func enclose(
    _ opening: Character,
    _ closing: Character,
    _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes += String(opening).utf8
    needsComma = false
    content(&self)
    bytes += String(closing).utf8
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }
}
