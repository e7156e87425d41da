import Observation

/// One thing a view can read and be told about.
///
/// An observable object of its own, so that a view that read one field isn't told of another.
@MainActor final class ObservationNode: Observable {
  private let registrar = ObservationRegistrar()
  private nonisolated var version: Int { 0 }

  func read() {
    registrar.access(self, keyPath: \.version)
  }

  func changed() {
    registrar.withMutation(of: self, keyPath: \.version) {}
  }
}
