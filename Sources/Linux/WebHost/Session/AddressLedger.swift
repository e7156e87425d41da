/// How many sockets and new sessions each peer address has.
struct AddressLedger {
  private var sockets: [String: Int] = [:]
  private var sessionsThisMinute: [String: Int] = [:]
  private var minute: Milliseconds = 0
  private let limits: Limits

  init(limits: Limits) {
    self.limits = limits
  }

  func mayOpenSocket(from address: String) -> Bool {
    sockets[address, default: 0] < limits.socketsPerAddress
  }

  mutating func socketOpened(from address: String) {
    sockets[address, default: 0] += 1
  }

  mutating func socketClosed(from address: String) {
    let left = sockets[address, default: 0] - 1
    sockets[address] = left > 0 ? left : nil
  }

  /// Counts a new session; false when its address has had its share of this minute.
  mutating func mayStartSession(from address: String, at now: Milliseconds) -> Bool {
    if now / 60_000 != minute {
      minute = now / 60_000
      sessionsThisMinute = [:]
    }
    guard sessionsThisMinute[address, default: 0] < limits.sessionsPerMinutePerAddress else {
      return false
    }
    sessionsThisMinute[address, default: 0] += 1
    return true
  }
}
