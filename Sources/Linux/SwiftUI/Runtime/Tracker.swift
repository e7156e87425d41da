/// Remembers what one node read in its last evaluation.
///
/// `withObservationTracking` keeps its registration until one of the properties read is written.
/// A node that evaluates often and reads something that never changes would pile up
/// registrations, so every evaluation also reads a property of the tracker's own, which is
/// "written" before the next evaluation and when the node goes: that cancels the whole
/// registration. The generation is raised first, so this write wakes nobody.
@MainActor final class Tracker: Observable {
  private let registrar = ObservationRegistrar()
  let invalidator: Invalidator
  /// The property that never has another value.
  nonisolated private var canary: Int { 0 }

  init(_ invalidator: Invalidator) {
    self.invalidator = invalidator
  }

  func track<Result>(_ read: () -> Result) -> Result {
    let generation = cancel()
    let invalidator = invalidator
    return withObservationTracking {
      registrar.access(self, keyPath: \.canary)
      return read()
    } onChange: {
      invalidator.fire(generation)
    }
  }

  /// Drops what was registered; returns the generation of what comes next.
  @discardableResult func cancel() -> Int {
    let generation = invalidator.advance()
    registrar.willSet(self, keyPath: \.canary)
    return generation
  }
}
