/// Base64 for the handshake, and its form for names in addresses.
enum Base64 {
  static func encode(_ bytes: [UInt8]) -> String {
    encode(bytes, alphabet: standard, isPadded: true)
  }

  /// Only letters, digits, `-` and `_`: needs no escaping anywhere.
  static func encodeForURL(_ bytes: [UInt8]) -> String {
    encode(bytes, alphabet: safe, isPadded: false)
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8
  )
  private static let standard = letters + Array("+/".utf8)
  private static let safe = letters + Array("-_".utf8)

  private static func encode(_ bytes: [UInt8], alphabet: [UInt8], isPadded: Bool) -> String {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { ($0 << 8) | UInt32($1) } << (8 * UInt32(3 - group.count))
      for digit in 0...group.count {
        result.append(alphabet[Int(bits >> (18 - 6 * UInt32(digit))) & 63])
      }
      if isPadded {
        result += [UInt8](repeating: 0x3D, count: 3 - group.count)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
