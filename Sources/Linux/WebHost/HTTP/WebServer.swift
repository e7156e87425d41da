import CWebServer
import Dispatch
import Glibc

/// Why a server can't start.
struct WebServerError: Error, Equatable, CustomStringConvertible {
  let errorNumber: Int32
  let address: String
  let port: UInt16

  var description: String {
    switch errorNumber {
    case EADDRINUSE:
      "Port \(port) on \(address) is taken by another program. Choose another one with --port."
    case EACCES:
      "This user may not listen on port \(port). Choose one above 1023 with --port."
    case EADDRNOTAVAIL:
      "\(address) is no numeric address of this machine."
    default:
      "Can't listen on \(address) port \(port): \(String(cString: strerror(errorNumber)))."
    }
  }
}

/// What a server asks its owner.
@MainActor
protocol WebServerDelegate: AnyObject {
  func answer(_ request: HTTPRequest) -> WebServer.Answer
  func opened(_ socket: WebSocket)
  func received(_ bytes: UnsafeBufferPointer<UInt8>, isText: Bool, on socket: WebSocket)
  func closed(_ socket: WebSocket, code: UInt16)
  /// Called after each turn, with the time.
  func turned(at now: Milliseconds)
}

/// Milliseconds of a clock that never jumps.
typealias Milliseconds = UInt64

/// HTTP and WebSocket on the main actor.
///
/// One epoll descriptor holds every connection, and the main thread waits for it: requests,
/// sockets, sessions and views all run in one isolation domain, without a lock or a hop.
@MainActor
final class WebServer {
  enum Answer {
    case respond(HTTPResponse)
    case upgrade(accept: String)
  }

  weak var delegate: (any WebServerDelegate)?
  let clock: @MainActor () -> Milliseconds
  private var server: OpaquePointer?
  private var sockets: [OpaquePointer: WebSocket] = [:]

  init(
    address: String,
    port: UInt16,
    limits: Limits,
    clock: @escaping @MainActor () -> Milliseconds = WebServer.monotonicClock
  ) throws(WebServerError) {
    self.clock = clock
    var error: Int32 = 0
    server = address.withCString { address in
      var options = web_options(limits, address: address, port: port)
      return web_server_start(
        &options,
        WebServer.handlers,
        Unmanaged.passUnretained(self).toOpaque(),
        &error
      )
    }
    if server == nil {
      throw WebServerError(errorNumber: error, address: address, port: port)
    }
  }

  static let monotonicClock: @MainActor () -> Milliseconds = {
    DispatchTime.now().uptimeNanoseconds / 1_000_000
  }

  var port: UInt16 { server.map { web_server_port($0) } ?? 0 }

  var connectionCount: Int { server.map { Int(web_server_connections($0)) } ?? 0 }

  /// Serves until it is stopped, and does the main queue's work in between; on the main thread.
  ///
  /// One wait covers both. With `dispatchMain` and a dispatch source the same key goes from one
  /// thread that waits to another that works, and next time to a third one: a fifth of what a key
  /// costs were these hops where a person types alone.
  func run() {
    guard let server, web_server_watch(server, web_main_queue_descriptor()) else { return }
    var wait = 0
    while let server = self.server {
      let mainQueueHasWork = web_server_wait(server, Int32(wait))
      wait = turn()
      if mainQueueHasWork { web_main_queue_run() }
    }
  }

  /// Does what can be done now; returns how long the next turn can wait.
  @discardableResult
  func turn() -> Int {
    guard let server else { return 1000 }
    let now = clock()
    let wait = web_server_turn(server, now)
    delegate?.turned(at: now)
    return Int(wait)
  }

  func stop() {
    guard let server else { return }
    self.server = nil
    web_server_stop(server)
  }
}

// MARK: - Callbacks

extension WebServer {
  // Every callback comes from inside a call that this class makes, so on the main actor.
  nonisolated private static var handlers: web_handlers {
    web_handlers(
      request: { context, request in
        let pair = Pair(context, request)
        MainActor.assumeIsolated { WebServer.server(pair.context)?.answer(pair.subject) }
      },
      opened: { context, socket in
        let pair = Pair(context, socket)
        MainActor.assumeIsolated { WebServer.server(pair.context)?.opened(pair.subject) }
      },
      message: { context, socket, bytes, count, isText in
        let pair = Pair(context, socket)
        nonisolated(unsafe) let buffer = UnsafeBufferPointer(start: bytes, count: count)
        MainActor.assumeIsolated {
          WebServer.server(pair.context)?.received(buffer, isText: isText, on: pair.subject)
        }
      },
      closed: { context, socket, code in
        let pair = Pair(context, socket)
        MainActor.assumeIsolated {
          WebServer.server(pair.context)?.closed(pair.subject, code: code)
        }
      }
    )
  }

  /// Pointers on their way from a callback to the main actor, where the callback already is.
  private struct Pair: @unchecked Sendable {
    let context: UnsafeMutableRawPointer?
    let subject: OpaquePointer

    init(_ context: UnsafeMutableRawPointer?, _ subject: OpaquePointer) {
      self.context = context
      self.subject = subject
    }
  }

  private static func server(_ context: UnsafeMutableRawPointer?) -> WebServer? {
    context.map { Unmanaged<WebServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func answer(_ handle: OpaquePointer) {
    switch delegate?.answer(HTTPRequest(handle)) {
    case .respond(let response): _ = response.send(to: handle)
    case .upgrade(let accept):
      _ = web_request_upgrade(handle, accept, WebSocketHandshake.subprotocol)
    case nil: break
    }
  }

  private func opened(_ handle: OpaquePointer) {
    let socket = WebSocket(handle, openedAt: clock())
    sockets[handle] = socket
    delegate?.opened(socket)
  }

  private func received(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isText: Bool,
    on handle: OpaquePointer
  ) {
    guard let socket = sockets[handle] else { return }
    delegate?.received(bytes, isText: isText, on: socket)
  }

  private func closed(_ handle: OpaquePointer, code: UInt16) {
    guard let socket = sockets.removeValue(forKey: handle) else { return }
    socket.invalidate()
    delegate?.closed(socket, code: code)
  }
}
