import Observation

/// What was done, however long it took.
///
/// Exact on a busy machine, where times are not.
@MainActor enum Counts {
  static var validations = 0
  static var observersTold = 0

  /// Reads as a view would, and counts when the reader is told.
  static func observe(_ read: @escaping @MainActor () -> Void) {
    withObservationTracking(read) {
      MainActor.assumeIsolated { observersTold += 1 }
    }
  }
}
