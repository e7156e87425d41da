/// A message in blocks of sixteen words, padded as SHA-1 and SHA-256 want it.
enum DigestBlocks {
  /// Hands out block after block at the start of one schedule of words, which the digest fills up.
  static func forEach(
    of message: [UInt8],
    scheduleCount: Int,
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    let bytes = padded(message)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: scheduleCount) { words in
      words.initialize(repeating: 0)
      for start in stride(from: 0, to: bytes.count, by: 64) {
        for word in 0..<16 {
          let at = start + word * 4
          words[word] =
            UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
            | UInt32(bytes[at + 3])
        }
        body(words)
      }
    }
  }

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var padded: [UInt8] = []
    padded.reserveCapacity(message.count + 72)
    padded += message
    padded.append(0x80)
    while padded.count % 64 != 56 {
      padded.append(0)
    }
    let bits = UInt64(message.count) * 8
    padded += (UInt32(truncatingIfNeeded: bits >> 32)).bigEndianBytes
    padded += (UInt32(truncatingIfNeeded: bits)).bigEndianBytes
    return padded
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
