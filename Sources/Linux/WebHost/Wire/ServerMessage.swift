/// Why a message or a socket was refused.
enum ErrorCode: String, Sendable, Equatable {
  /// An event number was left out: the page must connect again.
  case stale
  /// Too much too fast.
  case rate
  /// Something is longer than the limits allow.
  case size
  /// The message is not one of the protocol.
  case bad
  /// The page speaks another version: it must be loaded again.
  case version
}

/// Why the server ends a connection of its own will.
enum GoodbyeReason: String, Sendable, Equatable {
  case shutdown
  /// Another socket has taken the session.
  case replaced
  /// The session broke; the page starts a new one.
  case failed
}

/// What the server sends besides patches.
enum ServerMessage: Equatable, Sendable {
  case welcome(Welcome)
  case pong
  case error(ErrorCode, retry: Int)
  case goodbye(GoodbyeReason, retry: Int)

  var encoded: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("t")
      switch self {
      case .welcome(let welcome):
        writer.string("welcome")
        welcome.write(to: &writer)
      case .pong:
        writer.string("pong")
      case .error(let code, let retry):
        writer.string("err")
        writer.name("code")
        writer.string(code.rawValue)
        writer.name("retry")
        writer.integer(retry)
      case .goodbye(let reason, let retry):
        writer.string("bye")
        writer.name("why")
        writer.string(reason.rawValue)
        writer.name("retry")
        writer.integer(retry)
      }
    }
    return writer.bytes
  }
}

/// What a page learns when its session begins or goes on.
struct Welcome: Equatable, Sendable {
  var session: String
  var key: String
  var isResumed: Bool
  /// Whether the page shows the session's tree; if not, it empties its root for the first patch.
  var isShown: Bool
  var lastEvent: Int
  var limits: Limits

  fileprivate func write(to writer: inout JSONWriter) {
    writer.name("sid")
    writer.string(session)
    writer.name("key")
    writer.string(key)
    writer.name("resumed")
    writer.bool(isResumed)
    writer.name("shown")
    writer.bool(isShown)
    writer.name("n")
    writer.integer(lastEvent)
    writer.name("lim")
    writer.object { writer in
      writer.name("message")
      writer.integer(limits.messageBytes)
      writer.name("value")
      writer.integer(limits.valueBytes)
    }
  }
}
