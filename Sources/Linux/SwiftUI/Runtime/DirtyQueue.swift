import Glibc

/// The nodes that must evaluate again, gathered from any thread.
///
/// Unchecked because the two mutable properties are only touched between `lock` and `unlock`.
final class DirtyQueue: @unchecked Sendable {
  struct Entry {
    weak var node: _Node?
    let transaction: Transaction
  }

  private let lock = Lock()
  private var entries: [Entry] = []
  private var isAwake = false
  /// How many callers are about to drain the queue by themselves.
  private var attendants = 0
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Notes a node; the first one since the runtime last woke wakes it again.
  ///
  /// Nothing is noted where `isCurrent` says that the mark has been overtaken.
  func mark(_ entry: Entry, if isCurrent: () -> Bool = { true }) {
    let isFirst = lock.withLock {
      guard isCurrent() else { return false }
      entries.append(entry)
      guard attendants == 0, !isAwake else { return false }
      isAwake = true
      return true
    }
    if isFirst { wake() }
  }

  /// From here on marks wake nobody: whoever calls drains the queue before ``endAttending()``.
  func beginAttending() {
    lock.withLock { attendants += 1 }
  }

  /// Wakes the runtime for what another thread has marked since the queue was drained last.
  func endAttending() {
    let isLeft = lock.withLock {
      attendants -= 1
      guard attendants == 0, !entries.isEmpty, !isAwake else { return false }
      isAwake = true
      return true
    }
    if isLeft { wake() }
  }

  /// Runs something while nobody marks a node.
  func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Draining does not end the wait for a waking that is under way: updates that follow each
  /// other while the main actor is busy would pile up wakings.
  func drain() -> [Entry] {
    lock.withLock {
      defer { entries = [] }
      return entries
    }
  }

  /// The runtime has woken: the next mark wakes it again.
  func didWake() {
    lock.withLock { isAwake = false }
  }
}

/// What a node leaves behind where others can reach it from any thread.
///
/// Unchecked because `node` is written once, before the object is shared, and weak references
/// are read atomically; `generation` is only touched while the queue is locked.
final class Invalidator: @unchecked Sendable {
  weak var node: _Node?
  private var generation = 0
  private let queue: DirtyQueue

  init(queue: DirtyQueue) {
    self.queue = queue
  }

  /// Runs something while nobody marks a node of the session.
  func withLock<Result>(_ body: () -> Result) -> Result { queue.withLock(body) }

  /// Starts a new generation: what was registered before it marks nothing any more.
  func advance() -> Int {
    queue.withLock {
      generation += 1
      return generation
    }
  }

  /// Marks the node if it has not evaluated since the registration with this generation.
  func fire(_ registered: Int) {
    queue.mark(.init(node: node, transaction: .current)) { registered == generation }
  }

  /// Marks the node whatever it read.
  func fire() {
    queue.mark(.init(node: node, transaction: .current))
  }
}

/// A mutual exclusion lock.
///
/// Not `Synchronization.Mutex`, which the thread sanitizer does not understand. Unchecked
/// because a `pthread_mutex_t` that stays at one address may be used from any thread.
final class Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
