import FormEngine

/// A clock that stands still until a test moves it.
///
/// Sleepers wake in the order of their deadlines, one at a time, and `advance(by:)` returns when
/// what each of them led to has been reported. A sleep to "now" still waits for an `advance`.
public final class TestClock: Clock, Sendable {
  /// A point in the clock's time.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// Returns the instant a duration later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// Returns the time to another instant.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Orders instants by time.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let sleeping = Sleepers()

  /// Creates a clock that shows zero.
  public init() {}

  /// The time the clock shows.
  public var now: Instant { Instant(offset: sleeping.now) }

  /// The smallest step of the clock.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks are asleep.
  public var sleepers: Int { sleeping.count }

  /// Sleeps until the clock was moved past the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleeping.sleep(until: deadline.offset)
  }

  /// Moves the clock on and wakes whoever's time has come.
  @MainActor public func advance(by duration: Duration) async {
    let target = sleeping.now + duration
    while let sleeper = sleeping.next(until: target) { await sleeper.wake() }
    sleeping.arrive(at: target)
  }

  /// Moves the clock on until nobody is asleep.
  @MainActor public func run() async {
    while let sleeper = sleeping.next(until: nil) { await sleeper.wake() }
  }
}
