/// Random bytes, and comparison that tells nothing by how long it takes.
enum Secret {
  static func random(byteCount: Int) -> [UInt8] {
    // The system's generator calls getrandom(2) for each word, so all eight bytes of it are used.
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount + 7)
    while bytes.count < byteCount {
      let word = generator.next()
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    bytes.removeLast(bytes.count - byteCount)
    return bytes
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
