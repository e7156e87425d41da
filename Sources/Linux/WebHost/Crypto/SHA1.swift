/// The digest that the WebSocket handshake asks for; it protects nothing.
enum SHA1 {
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    DigestBlocks.forEach(of: message, scheduleCount: 80) { w in
      for i in 16..<80 {
        w[i] = rotate(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], by: 1)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for i in 0..<80 {
        let (mix, constant) = round(i, b, c, d)
        let next = rotate(a, by: 5) &+ mix &+ e &+ constant &+ w[i]
        (e, d, c, b, a) = (d, c, rotate(b, by: 30), a, next)
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
    }
    return state.flatMap(\.bigEndianBytes)
  }

  private static func round(
    _ i: Int,
    _ b: UInt32,
    _ c: UInt32,
    _ d: UInt32
  ) -> (mix: UInt32, constant: UInt32) {
    switch i {
    case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func rotate(_ x: UInt32, by n: UInt32) -> UInt32 {
    (x << n) | (x >> (32 - n))
  }
}
