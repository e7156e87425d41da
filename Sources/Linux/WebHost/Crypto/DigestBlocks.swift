/// A message in blocks of sixteen words, padded as SHA-1 and SHA-256 want it.
struct DigestBlocks: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ message: [UInt8]) {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 {
      padded.append(0)
    }
    let bits = UInt64(message.count) * 8
    padded += (UInt32(truncatingIfNeeded: bits >> 32)).bigEndianBytes
    padded += (UInt32(truncatingIfNeeded: bits)).bigEndianBytes
    bytes = padded
  }

  mutating func next() -> [UInt32]? {
    guard offset < bytes.count else { return nil }
    defer { offset += 64 }
    return (0..<16)
      .map { word in
        (0..<4).reduce(0) { ($0 << 8) | UInt32(bytes[offset + word * 4 + $1]) }
      }
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
