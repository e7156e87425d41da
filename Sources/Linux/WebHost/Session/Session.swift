@_spi(Host) import SwiftUI

/// One page's views, and the socket that shows them.
///
/// A thin shell: the state machine decides, the view runtime evaluates, and this passes between
/// the two and the socket.
@MainActor
final class Session {
  let id = Secret.token()
  /// New after every resume, so that an overheard one is worth nothing.
  private(set) var key = Secret.token()
  private(set) var socket: WebSocket?
  private var machine: SessionStateMachine
  let runtime: ViewRuntime
  private let refusals: RefusalLog
  private let limits: Limits
  /// Set once, when the views broke; the session is of no use afterwards.
  private(set) var hasFailed = false
  /// Whether a message is being carried out, at whose end the page is told what has changed.
  private var isBusy = false

  init(
    runtime: ViewRuntime,
    lastEvent: Int,
    limits: Limits,
    refusals: RefusalLog,
    now: Milliseconds
  ) {
    self.runtime = runtime
    self.refusals = refusals
    self.limits = limits
    machine = SessionStateMachine(lastEvent: lastEvent, limits: limits, now: now)
    runtime.onChange = { [weak self] in
      guard let self else { return }
      machine.changed()
      // A patch in the middle would have a number of its own, and the page would take it for the
      // whole answer.
      if !isBusy { render() }
    }
  }

  private func whileBusy<Result>(_ body: () -> Result) -> Result {
    isBusy = true
    defer { isBusy = false }
    return body()
  }

  // MARK: Connections

  /// Shows the session on a new page.
  func start(_ hello: ClientMessage.Hello, showsTree: Bool, on socket: WebSocket) {
    self.socket = socket
    welcome(isResumed: false, isShown: showsTree)
    send(whileBusy { firstPatch(hello, showsTree: showsTree) })
  }

  private func firstPatch(_ hello: ClientMessage.Hello, showsTree: Bool) -> [PatchOperation] {
    var operations: [PatchOperation] = []
    if showsTree {
      runtime.markShown()
      runtime.markRules(known: Set(runtime.rules.map(\.className)))
      runtime.restore(values: hello.values, gaps: hello.gaps)
    } else {
      // What the page shows is not known, so all of it is replaced. The values go in first: the
      // new elements then hold them already.
      runtime.restore(values: hello.values, gaps: hello.gaps)
      operations = runtime.rebuildPatch()
    }
    if let path = hello.focusedPath, let id = runtime.element(atPath: path) {
      _ = runtime.handle(.focus(from: nil, to: id))
    }
    return operations + runtime.takePatch()
  }

  /// Goes on with a page whose connection broke; false when that is not possible.
  func resume(_ hello: ClientMessage.Hello, on socket: WebSocket, at now: Milliseconds) -> Bool {
    guard case .send(let patches) = machine.resumed(pageRevision: hello.revision, at: now) else {
      return false
    }
    if let old = self.socket {
      old.session = nil
      old.send(ServerMessage.goodbye(.replaced, retry: 0).encoded)
      old.close(CloseCode.normal)
    }
    self.socket = socket
    key = Secret.token()
    welcome(isResumed: true, isShown: true)
    for patch in patches {
      socket.send(patch)
    }
    if whileBusy({ runtime.handle(.environment(hello.environment)) }) == nil {
      machine.changed()
    }
    render()
    return true
  }

  func disconnected(at now: Milliseconds) {
    socket = nil
    machine.disconnected(at: now)
  }

  var disconnectedAt: Milliseconds? { machine.disconnectedAt }

  func isExpired(at now: Milliseconds) -> Bool {
    machine.isExpired(at: now)
  }

  func stop() {
    runtime.onChange = nil
    runtime.stop()
  }

  private func welcome(isResumed: Bool, isShown: Bool) {
    let welcome = Welcome(
      session: id,
      key: key,
      isResumed: isResumed,
      isShown: isShown,
      lastEvent: machine.lastEvent,
      limits: limits
    )
    socket?.send(ServerMessage.welcome(welcome).encoded)
  }

  // MARK: Messages

  /// Carries out what a page sent; the answer is why the socket must be closed, if it must.
  func receive(_ message: ClientMessage, at now: Milliseconds) -> ErrorCode? {
    guard machine.messageReceived(at: now) else { return .rate }
    switch message {
    case .hello: return .bad
    case .ping: socket?.send(ServerMessage.pong.encoded)
    case .acknowledgement(let revision):
      guard machine.acknowledge(revision) else { return .bad }
    case .event(let event):
      switch machine.eventReceived(
        event.number,
        revision: event.revision,
        idempotencyKey: event.action.idempotencyKey
      ) {
      case .handle: whileBusy { handle(event.action, at: now) }
      case .acknowledge: refusals.refused(event.action.kind, "repeated", at: now)
      case .ignore: refusals.refused(event.action.kind, "duplicate", at: now)
      case .refuse(let code): return code
      }
    }
    render()
    return nil
  }

  private func handle(_ action: ClientMessage.Action, at now: Milliseconds) {
    let event = PageEvent(action) { path in
      let id = runtime.element(atPath: path)
      if id == nil {
        refusals.refused(action.kind, PageEventRefusal.gone.rawValue, at: now)
      }
      return id
    }
    let operation: @MainActor () -> Void = { [runtime, refusals] in
      if let refusal = runtime.handle(event) {
        refusals.refused(action.kind, refusal.rawValue, at: now)
      }
    }
    if let key = action.idempotencyKey, let aroundEvent {
      aroundEvent(key, operation)
    } else {
      operation()
    }
  }

  // MARK: Patches

  /// Sends what changed, if it is time to.
  private func render() {
    guard checkIsWhole(), machine.shouldRender else { return }
    let operations = runtime.takePatch()
    if operations.isEmpty, !machine.owesAcknowledgement {
      machine.foundNothingToTell()
    } else {
      send(operations)
    }
  }

  private func send(_ operations: [PatchOperation]) {
    guard checkIsWhole() else { return }
    let patch = machine.patchMade { revision, event in
      PatchEncoder.encode(operations, revision: revision, event: event)
    }
    socket?.send(patch)
  }

  /// Ends this session, and no other one, when its views broke.
  private func checkIsWhole() -> Bool {
    guard runtime.failure != nil else { return !hasFailed }
    guard !hasFailed else { return false }
    hasFailed = true
    socket?.send(ServerMessage.goodbye(.failed, retry: 2000).encoded)
    socket?.close(CloseCode.internalError)
    return false
  }
}

/// Why a socket is closed, as RFC 6455 numbers it; from 4000 on by this protocol.
enum CloseCode {
  static let normal: UInt16 = 1000
  static let goingAway: UInt16 = 1001
  static let policy: UInt16 = 1008
  static let internalError: UInt16 = 1011
  static let tryAgain: UInt16 = 1013
  static let resynchronise: UInt16 = 4000
}
