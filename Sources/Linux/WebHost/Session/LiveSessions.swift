@_spi(Host) import SwiftUI

/// Every session of the process, and the sockets that have none yet.
@MainActor
final class LiveSessions {
  private let pages: PageSource
  private let limits: Limits
  let refusals: RefusalLog
  private(set) var sessions: [String: Session] = [:]
  private var sockets: [ObjectIdentifier: WebSocket] = [:]
  private var ledger: AddressLedger
  private var sweptAt: Milliseconds = 0

  init(pages: PageSource, limits: Limits, refusals: RefusalLog) {
    self.pages = pages
    self.limits = limits
    self.refusals = refusals
    ledger = AddressLedger(limits: limits)
  }

  // MARK: Sockets

  func mayOpenSocket(from address: String) -> Bool {
    ledger.mayOpenSocket(from: address)
  }

  func opened(_ socket: WebSocket) {
    sockets[ObjectIdentifier(socket)] = socket
    ledger.socketOpened(from: socket.address)
  }

  func closed(_ socket: WebSocket, at now: Milliseconds) {
    guard sockets.removeValue(forKey: ObjectIdentifier(socket)) != nil else { return }
    ledger.socketClosed(from: socket.address)
    guard let session = socket.session else { return }
    socket.session = nil
    if session.hasFailed {
      end(session)
    } else {
      session.disconnected(at: now)
    }
  }

  func received(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isText: Bool,
    on socket: WebSocket,
    at now: Milliseconds
  ) {
    guard isText else { return refuse(socket, .bad, kind: "binary", at: now) }
    let message: ClientMessage
    do {
      message = try ClientMessage.decode(bytes, limits: limits)
    } catch {
      return refuse(socket, error.code, kind: "message", at: now)
    }
    if let session = socket.session {
      if let code = session.receive(message, at: now) {
        refuse(socket, code, kind: "message", at: now)
      }
    } else if case .hello(let hello) = message {
      greet(hello, on: socket, at: now)
    } else {
      refuse(socket, .bad, kind: "before hello", at: now)
    }
  }

  private func refuse(_ socket: WebSocket, _ code: ErrorCode, kind: String, at now: Milliseconds) {
    refusals.refused(kind, code.rawValue, at: now)
    socket.send(ServerMessage.error(code, retry: code == .rate ? 2000 : 250).encoded)
    socket.close(code == .stale ? CloseCode.resynchronise : CloseCode.policy)
  }

  // MARK: Hello

  private func greet(_ hello: ClientMessage.Hello, on socket: WebSocket, at now: Milliseconds) {
    if let resume = hello.resume, let session = sessions[resume.session],
      Secret.isEqual(session.key, resume.key)
    {
      if session.resume(hello, on: socket, at: now) {
        socket.session = session
        return
      }
      end(session)
    }
    makeRoom()
    guard sessions.count < limits.sessions else {
      return turnAway(socket, "sessions", at: now)
    }
    guard ledger.mayStartSession(from: socket.address, at: now) else {
      return turnAway(socket, "sessions from one address", at: now)
    }
    let view = pages.makeLiveView(for: hello)
    let session = Session(
      runtime: view.runtime,
      lastEvent: hello.lastEvent,
      limits: limits,
      refusals: refusals,
      now: now
    )
    sessions[session.id] = session
    socket.session = session
    session.start(hello, showsTree: view.isShown, on: socket)
  }

  private func turnAway(_ socket: WebSocket, _ reason: String, at now: Milliseconds) {
    refusals.refused("hello", reason, at: now)
    socket.send(ServerMessage.error(.rate, retry: 5000).encoded)
    socket.close(CloseCode.tryAgain)
  }

  // MARK: Time

  /// Once a second: late greetings, silent peers and sessions that nobody came back for.
  func sweep(at now: Milliseconds) {
    guard now >= sweptAt + 1000 else { return }
    sweptAt = now
    for socket in sockets.values {
      if socket.session == nil, now >= socket.openedAt + limits.helloTime {
        refusals.refused("hello", "too late", at: now)
        socket.close(CloseCode.policy)
      } else {
        socket.checkIsAlive(at: now, limits: limits)
      }
    }
    for session in sessions.values where session.isExpired(at: now) {
      end(session)
    }
    trimDisconnected()
  }

  /// Tells every page that the server stops, and ends all sessions.
  func stop() {
    let goodbye = ServerMessage.goodbye(.shutdown, retry: 250).encoded
    for socket in sockets.values {
      socket.session = nil
      socket.send(goodbye)
      socket.close(CloseCode.goingAway)
    }
    for session in sessions.values {
      session.stop()
    }
    sessions = [:]
  }

  private func end(_ session: Session) {
    sessions[session.id] = nil
    session.stop()
  }

  /// Gives up the sessions that lost their page longest ago, when they are too many.
  private func trimDisconnected() {
    let idle = sessions.values.filter { $0.disconnectedAt != nil }
    guard idle.count > limits.disconnectedSessions else { return }
    let oldest = idle.sorted { ($0.disconnectedAt ?? 0) < ($1.disconnectedAt ?? 0) }
    for session in oldest.prefix(idle.count - limits.disconnectedSessions) {
      end(session)
    }
  }

  /// Prefers a page that is here to one that may never come back.
  private func makeRoom() {
    guard sessions.count >= limits.sessions,
      let oldest = sessions.values.filter({ $0.disconnectedAt != nil })
        .min(by: { ($0.disconnectedAt ?? 0) < ($1.disconnectedAt ?? 0) })
    else { return }
    end(oldest)
  }
}
