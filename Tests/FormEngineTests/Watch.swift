import Observation

/// Counts how often a reader is told that what it read has changed, as a view would be.
@MainActor final class Watch {
  private let read: @MainActor () -> Void
  private var isStale = false
  private var told = 0

  init<Result>(_ read: @escaping @MainActor () -> Result) {
    self.read = { _ = read() }
    observe()
  }

  /// How often the reader was told, reading again after each time.
  var count: Int {
    if isStale {
      isStale = false
      told += 1
      observe()
    }
    return told
  }

  private func observe() {
    withObservationTracking {
      read()
    } onChange: { [weak self] in
      // A store tells on the main actor.
      MainActor.assumeIsolated { self?.isStale = true }
    }
  }
}
