import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A server on the loopback interface that does what no server should.
///
/// Each connection is answered by a script that its path chooses, on a thread of its own, and ends
/// with the client or after a few seconds, whichever comes first.
///
/// `@unchecked Sendable`: every access to the stored properties that change holds the lock.
final class MisbehavingServer: @unchecked Sendable {
  enum Step: Sendable {
    case send(String)
    case sendBytes([UInt8])
    /// Sends a text again and again until the client has enough.
    case sendForever(String)
    /// Says nothing until the client goes away.
    case hang
    /// Cuts the connection without a word.
    case reset
  }

  let port: UInt16
  private let descriptor: CInt
  private let script: @Sendable (_ path: String, _ port: UInt16) -> [Step]
  private let lock = NSLock()
  private var heads: [String] = []

  /// The heads of the requests so far.
  var requests: [String] { lock.withLock { heads } }

  init(script: @escaping @Sendable (_ path: String, _ port: UInt16) -> [Step]) throws {
    self.script = script
    let descriptor = try Self.bound()
    guard listen(descriptor, 16) == 0 else { throw POSIXError(.EADDRINUSE) }
    self.descriptor = descriptor
    port = Self.port(of: descriptor)
    Thread.detachNewThread { [weak self] in
      // The descriptor outlives the server by one wait at most.
      while self != nil {
        guard Self.isReadable(descriptor, within: 100) else { continue }
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { continue }
        guard let self else {
          close(client)
          break
        }
        Thread.detachNewThread { self.serve(client) }
      }
      close(descriptor)
    }
  }

  /// A port that nobody listens on.
  static func unusedPort() throws -> UInt16 {
    let descriptor = try bound()
    defer { close(descriptor) }
    return port(of: descriptor)
  }

  private static func bound() throws -> CInt {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    return descriptor
  }

  private static func port(of descriptor: CInt) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private func serve(_ client: CInt) {
    defer { close(client) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
      guard Self.isReadable(client, within: 10_000) else { return }
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
    }
    let head = String(decoding: bytes, as: UTF8.self)
    lock.withLock { heads.append(head) }
    let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
    for step in script(path, port) where !perform(step, client) { return }
    shutdown(client, CInt(SHUT_WR))
    _ = Self.isReadable(client, within: 10_000)
  }

  /// Performs a step; false if the client is gone.
  private func perform(_ step: Step, _ client: CInt) -> Bool {
    switch step {
    case .send(let text): return send(Array(text.utf8), client)
    case .sendBytes(let bytes): return send(bytes, client)
    case .sendForever(let text):
      let bytes = Array(text.utf8)
      for _ in 0..<100_000 where !send(bytes, client) { return false }
      return false
    case .hang:
      _ = Self.isReadable(client, within: 30_000)
      return false
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        client,
        SOL_SOCKET,
        SO_LINGER,
        &linger,
        socklen_t(MemoryLayout.size(ofValue: linger))
      )
      return false
    }
  }

  private func send(_ bytes: [UInt8], _ client: CInt) -> Bool {
    #if canImport(Glibc)
    let flags = CInt(MSG_NOSIGNAL)
    #else
    let flags: CInt = 0
    var on: CInt = 1
    setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<CInt>.size))
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...]
        .withUnsafeBytes {
          #if canImport(Glibc)
          Glibc.send(client, $0.baseAddress, $0.count, flags)
          #else
          Darwin.send(client, $0.baseAddress, $0.count, flags)
          #endif
        }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  private static func isReadable(_ descriptor: CInt, within milliseconds: CInt) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return withUnsafeMutablePointer(to: &poll) { wait(for: $0, milliseconds) } > 0
  }

  private static func wait(
    for descriptors: UnsafeMutablePointer<pollfd>,
    _ milliseconds: CInt
  ) -> CInt {
    poll(descriptors, 1, milliseconds)
  }
}
