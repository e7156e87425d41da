import FormEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One task asleep on a test clock.
struct Sleeper: Sendable {
  let number: Int
  let deadline: Duration
  let ticket: DelayTicket?
  let continuation: CheckedContinuation<Void, any Error>

  /// Wakes the task and returns once a form's delay has reported.
  @MainActor func wake() async {
    continuation.resume()
    await ticket?.over()
  }
}

/// The tasks asleep on a test clock, and its time.
///
/// `@unchecked Sendable`: every access to the stored properties holds the mutex, which lives in
/// memory of its own from `init` to `deinit`. (`Synchronization.Mutex` needs a later macOS.)
final class Sleepers: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var time = Duration.zero
  private var lastNumber = 0
  private var asleep: [Sleeper] = []
  private var cancelledEarly: Set<Int> = []

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  var now: Duration { locked { time } }
  var count: Int { locked { asleep.count } }

  func sleep(until deadline: Duration) async throws {
    let number = locked {
      lastNumber += 1
      return lastNumber
    }
    let ticket = FormDependencies.currentTicket
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(
          number: number,
          deadline: deadline,
          ticket: ticket,
          continuation: continuation
        )
        if !add(sleeper) { continuation.resume(throwing: CancellationError()) }
        if let ticket { Task { @MainActor in ticket.fellAsleep() } }
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// The next sleeper whose deadline isn't past the limit; the clock then shows its deadline.
  func next(until limit: Duration?) -> Sleeper? {
    locked {
      let first = asleep.min { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
      guard let first, limit.map({ first.deadline <= $0 }) ?? true else { return nil }
      asleep.removeAll { $0.number == first.number }
      time = max(time, first.deadline)
      return first
    }
  }

  func arrive(at target: Duration) {
    locked { time = max(time, target) }
  }

  private func add(_ sleeper: Sleeper) -> Bool {
    locked {
      guard cancelledEarly.remove(sleeper.number) == nil else { return false }
      asleep.append(sleeper)
      return true
    }
  }

  private func cancel(_ number: Int) {
    let sleeper: Sleeper? = locked {
      guard let place = asleep.firstIndex(where: { $0.number == number }) else {
        cancelledEarly.insert(number)
        return nil
      }
      return asleep.remove(at: place)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  private func locked<R>(_ body: () -> R) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
