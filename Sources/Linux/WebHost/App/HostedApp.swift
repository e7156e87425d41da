@_spi(Host) import SwiftUI

/// An app with its server: what `App.main()` runs, and what tests run without it.
@MainActor
final class HostedApp: WebServerDelegate {
  let server: WebServer
  let sessions: LiveSessions
  private let router: Router

  init(
    content: AppContent,
    viewName: String,
    address: String,
    port: UInt16,
    limits: Limits,
    additionalOrigins: [String] = [],
    refusals: RefusalLog,
    clock: @escaping @MainActor () -> Milliseconds = WebServer.monotonicClock
  ) throws(WebServerError) {
    server = try WebServer(address: address, port: port, limits: limits, clock: clock)
    let pages = PageSource(content: content, signer: PageToken.Signer(view: viewName))
    sessions = LiveSessions(pages: pages, limits: limits, refusals: refusals)
    let policy = OriginPolicy(
      port: server.port,
      address: address,
      additionalOrigins: additionalOrigins
    )
    router = Router(pages: pages, policy: policy)
    server.delegate = self
  }

  /// Says goodbye to every page and frees the port.
  func stop() {
    sessions.stop()
    server.stop()
  }

  // MARK: WebServerDelegate

  func answer(_ request: HTTPRequest) -> WebServer.Answer {
    let answer = router.answer(request)
    switch answer {
    case .upgrade where !sessions.mayOpenSocket(from: request.address):
      sessions.refusals.refused("socket", "too many from one address", at: server.clock())
      return .respond(.plain(429, "Too many connections from your address."))
    case .respond(let response) where response.status >= 400 && response.status != 404:
      sessions.refusals.refused("request", String(response.status), at: server.clock())
      return answer
    default:
      return answer
    }
  }

  func opened(_ socket: WebSocket) {
    sessions.opened(socket)
  }

  func received(_ bytes: UnsafeBufferPointer<UInt8>, isText: Bool, on socket: WebSocket) {
    sessions.received(bytes, isText: isText, on: socket, at: server.clock())
  }

  func closed(_ socket: WebSocket, code: UInt16) {
    sessions.closed(socket, at: server.clock())
  }

  func turned(at now: Milliseconds) {
    sessions.sweep(at: now)
  }
}
