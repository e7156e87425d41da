/// What a peer may ask of the server; times are milliseconds.
struct Limits: Sendable, Equatable {
  /// Requests and sockets together.
  var connections = 12_000
  var headBytes = 8192
  var headFields = 64
  var headTime: Milliseconds = 10_000
  /// From the upgrade to `hello`.
  var helloTime: Milliseconds = 5000

  var messageBytes = 16_384
  var messageFrames = 64
  /// One control's value in UTF-8.
  var valueBytes = 2048
  /// Controls in one message.
  var values = 1000
  var messagesPerSecond = 30
  var messageBurst = 60

  var unacknowledgedPatches = 8
  var outboundBytes = 262_144
  var idempotencyKeys = 8

  var sessions = 10_000
  var retention: Milliseconds = 120_000
  var disconnectedSessions = 1000
  var socketsPerAddress = 20
  var sessionsPerMinutePerAddress = 60

  var pingInterval: Milliseconds = 20_000
  var missedPings = 2

  init() {}

  /// For a server that only this machine reaches: every peer has the same address there, be it
  /// the developer or a proxy that does its own counting.
  static var loopback: Limits {
    var limits = Limits()
    limits.socketsPerAddress = limits.connections
    limits.sessionsPerMinutePerAddress = 60_000
    return limits
  }
}
