#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard input and output, as blocks of bytes.
enum StandardStreams {
  /// What the system answered when a stream could not be used.
  struct Failure: Error {
    let number: Int32
    var reason: String { String(cString: strerror(number)) }
  }

  /// The next bytes of standard input; none at its end.
  static func read() throws -> [UInt8] {
    let block = 65_536
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: block) { buffer, used in
        count = systemRead(0, buffer.baseAddress, block)
        used = max(count, 0)
      }
      if count >= 0 { return bytes }
      if errno != EINTR { throw Failure(number: errno) }
    }
  }

  /// Writes bytes to a stream, all of them.
  static func write(_ bytes: [UInt8], to stream: Int32 = 1) throws {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...]
        .withUnsafeBytes { systemWrite(stream, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw Failure(number: errno) }
      written += max(count, 0)
    }
  }

  /// Writes a line to standard error.
  static func report(_ line: String) {
    // There is nobody left to tell if this fails.
    try? write(Array("postal: \(line)\n".utf8), to: 2)
  }
}

private func systemRead(
  _ stream: Int32,
  _ buffer: UnsafeMutablePointer<UInt8>?,
  _ count: Int
) -> Int {
  read(stream, buffer, count)
}

private func systemWrite(_ stream: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(stream, buffer, count)
}
