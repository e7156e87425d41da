/// The pause between a change and the validations that follow it.
public struct FormDelay: Sendable {
  private let body: (@Sendable () async throws -> Void)?

  /// Creates a delay from a function that returns when it is over.
  public init(_ sleep: @escaping @Sendable () async throws -> Void) {
    body = sleep
  }

  /// Creates a delay that a clock measures.
  public init<C: Clock>(for duration: C.Duration, clock: C) {
    self.init { try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil) }
  }

  private init() {
    body = nil
  }

  /// Waits a number of milliseconds by the system's clock.
  public static func milliseconds(_ ms: Int) -> Self {
    Self(for: .milliseconds(ms), clock: ContinuousClock())
  }

  /// No pause: validations run in the turn of the change, before anyone sees it.
  public static var immediate: Self { Self() }

  var isImmediate: Bool { body == nil }

  func sleep() async throws {
    try await body?()
  }
}
