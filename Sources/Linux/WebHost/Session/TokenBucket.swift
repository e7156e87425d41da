/// A rate with a burst: `burst` at once, then `perSecond`.
struct TokenBucket: Equatable, Sendable {
  private let perSecond: Int
  private let burst: Int
  /// In thousandths, so that a millisecond adds a whole number of them.
  private var tokens: Int
  private var filledAt: Milliseconds

  init(perSecond: Int, burst: Int, now: Milliseconds) {
    self.perSecond = perSecond
    self.burst = burst
    tokens = burst * 1000
    filledAt = now
  }

  mutating func take(at now: Milliseconds) -> Bool {
    // More than a minute fills any bucket; the bound keeps the product small.
    let elapsed = now > filledAt ? Int(min(now - filledAt, 60_000)) : 0
    tokens = min(burst * 1000, tokens + elapsed * perSecond)
    filledAt = max(now, filledAt)
    guard tokens >= 1000 else { return false }
    tokens -= 1000
    return true
  }
}
