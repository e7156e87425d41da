import AddressLookup
import Testing

/// One check and where its issues are recorded.
struct Recording: Sendable {
  private let check: String
  private let place: SourceLocation

  init(_ check: String, _ place: SourceLocation) {
    self.check = check
    self.place = place
  }

  /// Records an issue unless the condition holds; the complaint must not hold an address.
  func require(_ condition: Bool, _ complaint: String) {
    guard !condition else { return }
    Issue.record("\(check): \(complaint)", sourceLocation: place)
  }

  /// Runs the check; an error is an issue.
  func expect(_ body: (Recording) async throws -> Void) async {
    do {
      try await body(self)
    } catch {
      // Its kind says enough: an error of somebody else's may hold what was asked.
      let kind = (error as? AddressSearchError).map { "\($0)" } ?? "\(type(of: error))"
      Issue.record("\(check): it threw \(kind)", sourceLocation: place)
    }
  }
}
