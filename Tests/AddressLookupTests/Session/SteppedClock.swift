import Foundation

/// A clock that stands still until a test moves it on.
///
/// `@unchecked Sendable`: every access to the stored properties holds the lock.
final class SteppedClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var lastID = 0
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isGone = lock.withLock {
          if cancelled.contains(id) { return true }
          sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return false
        }
        if isGone { continuation.resume(throwing: CancellationError()) }
        wakeWaiting()
      }
    } onCancel: {
      let sleeper = lock.withLock {
        cancelled.insert(id)
        let place = sleepers.firstIndex { $0.id == id }
        return place.map { sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Returns once as many tasks are asleep.
  func sleeping(_ count: Int) async {
    await withCheckedContinuation { continuation in
      lock.withLock { waiting.append((count, continuation)) }
      wakeWaiting()
    }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= time }
      sleepers.removeAll { $0.deadline <= time }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  private func wakeWaiting() {
    let ready = lock.withLock {
      let ready = waiting.filter { $0.count <= sleepers.count }
      waiting.removeAll { $0.count <= sleepers.count }
      return ready
    }
    for one in ready { one.continuation.resume() }
  }
}
