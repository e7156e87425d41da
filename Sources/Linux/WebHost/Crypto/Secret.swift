/// Random bytes, and comparison that tells nothing by how long it takes.
enum Secret {
  static func random(byteCount: Int) -> [UInt8] {
    // The system's generator reads from getrandom(2).
    var generator = SystemRandomNumberGenerator()
    return (0..<byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// 128 random bits as text.
  static func token() -> String {
    Base64.encodeForURL(random(byteCount: 16))
  }

  static func isEqual(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
