import CWebServer

/// One open WebSocket; after its end every call does nothing.
@MainActor
final class WebSocket {
  let address: String
  let openedAt: Milliseconds
  /// The session that this socket shows, from `hello` on.
  var session: Session?
  private var handle: OpaquePointer?
  private var pingedAt: Milliseconds
  private var receivedAtPing: UInt64 = 0
  private var missedPings = 0

  init(_ handle: OpaquePointer, openedAt: Milliseconds) {
    self.handle = handle
    self.openedAt = openedAt
    pingedAt = openedAt
    address = String(cString: web_socket_address(handle))
  }

  /// Queues a text message; false when the peer will not get it.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    guard let handle else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { web_socket_send(handle, $0, buffer.count) } ?? false
    }
  }

  /// Pings when it is time to, and drops a peer from which nothing came since the last two.
  func checkIsAlive(at now: Milliseconds, limits: Limits) {
    guard let handle, now >= pingedAt + limits.pingInterval else { return }
    let received = web_socket_received(handle)
    missedPings = received == receivedAtPing ? missedPings + 1 : 0
    guard missedPings < limits.missedPings else { return drop() }
    pingedAt = now
    receivedAtPing = received
    _ = web_socket_ping(handle)
  }

  func close(_ code: UInt16) {
    if let handle { web_socket_close(handle, code) }
  }

  /// Ends the connection at once, for a peer that doesn't read.
  func drop() {
    if let handle { web_socket_drop(handle) }
  }

  func invalidate() {
    handle = nil
  }
}
