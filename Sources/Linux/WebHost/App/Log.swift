import Glibc

/// Lines on standard error.
///
/// They are written at once: standard output would be buffered when it isn't a terminal, and a
/// line that explains an end must not be lost with it.
enum Log {
  @MainActor
  static func line(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// A line that belongs to the output proper, such as where the server listens.
  static func write(_ text: String, to descriptor: Int32) {
    var bytes = ArraySlice((text + "\n").utf8)
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // Nobody reads the log: there is no place to say so.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
