/// The next bytes of a stream, as many as are asked for.
struct ByteWindow {
  private let source: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var start = 0
  private(set) var isAtEnd = false

  /// - Parameter source: Gives the next bytes, none at the end.
  init(source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// What is in sight, its first byte at index 0.
  var bytes: Slice { Slice(buffer: buffer, start: start) }
  var isEmpty: Bool { start == buffer.count }

  /// Brings so many bytes into sight, or all that are left.
  mutating func fill(_ count: Int) throws {
    guard buffer.count - start < count, !isAtEnd else { return }
    buffer.removeFirst(start)
    start = 0
    while buffer.count < count, !isAtEnd {
      let more = try source()
      isAtEnd = more.isEmpty
      buffer.append(contentsOf: more)
    }
  }

  mutating func drop(_ count: Int) { start += count }

  /// Part of the buffer, shared and not copied.
  struct Slice: RandomAccessCollection {
    fileprivate let buffer: [UInt8]
    fileprivate let start: Int

    fileprivate init(buffer: [UInt8], start: Int) {
      self.buffer = buffer
      self.start = start
    }

    init(_ bytes: [UInt8]) { self.init(buffer: bytes, start: 0) }

    var startIndex: Int { 0 }
    var endIndex: Int { buffer.count - start }
    subscript(index: Int) -> UInt8 { buffer[start + index] }

    /// The same bytes as a slice of the array, which the standard library copies fast.
    func array(_ range: Range<Int>) -> ArraySlice<UInt8> {
      buffer[(start + range.lowerBound)..<(start + range.upperBound)]
    }
  }
}
