import FormEngine

/// Someone to ask in an asynchronous validation; answers when a test says so.
@MainActor final class Desk {
  private(set) var asked: [String] = []
  private var open: [Int: CheckedContinuation<ValidationResult, any Error>] = [:]
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func ask(_ text: String) async throws -> ValidationResult {
    let number = asked.count
    asked.append(text)
    for watcher in watchers where watcher.count <= asked.count { watcher.continuation.resume() }
    watchers.removeAll { $0.count <= asked.count }
    return try await withCheckedThrowingContinuation { open[number] = $0 }
  }

  /// Returns once that many questions were asked in all.
  func wasAsked(_ count: Int) async {
    guard asked.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  func answer(_ number: Int, _ result: ValidationResult) {
    open.removeValue(forKey: number)?.resume(returning: result)
  }

  func fail(_ number: Int, _ error: any Error) {
    open.removeValue(forKey: number)?.resume(throwing: error)
  }

  deinit {
    for continuation in open.values { continuation.resume(throwing: CancellationError()) }
  }

  func validation(_ policy: ValidationPolicy = .all) -> Validation<String> {
    Validation(policy: policy) { text async throws in try await self.ask(text) }
  }
}
