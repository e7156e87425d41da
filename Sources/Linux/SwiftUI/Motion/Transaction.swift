/// What goes with a change of state.
public struct Transaction {
  /// Apart, because every binding has a transaction in it and few have an animation.
  private var kept: KeptAnimation?
  public var disablesAnimations = false

  private final class KeptAnimation: Sendable {
    let animation: Animation

    init(_ animation: Animation) {
      self.animation = animation
    }
  }

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  public var animation: Animation? {
    get { kept?.animation }
    set { kept = newValue.map(KeptAnimation.init) }
  }

  /// The transaction that the code running now is in.
  static var current: Transaction { TransactionStack.shared.top ?? Transaction() }
}

/// The transactions that calls on this thread stand in.
///
/// A stack round the synchronous body and not a task-local, which would leak into the tasks that
/// the body starts. Each entry remembers its thread, since other threads may be in another body.
/// Unchecked because `entries` is only touched between `lock` and `unlock`.
final class TransactionStack: @unchecked Sendable {
  static let shared = TransactionStack()

  private let lock = Lock()
  private var entries: [(thread: pthread_t, transaction: Transaction)] = []

  var top: Transaction? {
    let thread = pthread_self()
    return lock.withLock {
      entries.last { pthread_equal($0.thread, thread) != 0 }?.transaction
    }
  }

  func push(_ transaction: Transaction) {
    let thread = pthread_self()
    lock.withLock { entries.append((thread, transaction)) }
  }

  func pop() {
    let thread = pthread_self()
    lock.withLock {
      if let place = entries.lastIndex(where: { pthread_equal($0.thread, thread) != 0 }) {
        entries.remove(at: place)
      }
    }
  }
}
