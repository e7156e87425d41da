/// How a change is spread over time.
///
/// On Linux a transaction is recorded and goes with the patch; the style sheet draws the motion.
public struct Animation: Equatable, Sendable {
  private enum Curve: Equatable, Sendable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case spring(bounce: Double)
  }

  private var curve: Curve
  /// Seconds.
  private(set) var duration: TimeInterval
  private var delay: TimeInterval = 0
  private var speed = 1.0

  private init(_ curve: Curve, _ duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
  }

  public static let `default` = Animation(.easeInOut, 0.35)
  public static let linear = Animation(.linear, 0.35)
  public static let easeIn = Animation(.easeIn, 0.35)
  public static let easeOut = Animation(.easeOut, 0.35)
  public static let easeInOut = Animation(.easeInOut, 0.35)
  public static let spring = Animation(.spring(bounce: 0), 0.5)
  public static var smooth: Animation { Animation(.spring(bounce: 0), 0.5) }
  public static var snappy: Animation { Animation(.spring(bounce: 0.15), 0.5) }
  public static var bouncy: Animation { Animation(.spring(bounce: 0.3), 0.5) }

  public static func linear(duration: TimeInterval) -> Animation { .init(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { .init(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { .init(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { .init(.easeInOut, duration) }

  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring(bounce: extraBounce), duration)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring(bounce: 0.15 + extraBounce), duration)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring(bounce: 0.3 + extraBounce), duration)
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay = delay
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed = speed
    return animation
  }
}

extension Animation {
  /// The transition of a style sheet that is nearest to it.
  var transitionStyle: StyleClass {
    let timing =
      switch curve {
      case .linear: "linear"
      case .easeIn: "ease-in"
      case .easeOut: "ease-out"
      case .easeInOut: "ease-in-out"
      case .spring: "cubic-bezier(0.2,0.8,0.2,1)"
      }
    func seconds(_ time: TimeInterval) -> String { "\((time * 1000 / speed).rounded() / 1000)s" }
    return StyleClass(
      "transition:\(seconds(duration)) \(timing) \(seconds(delay));transition-property:opacity,top,"
        + "inset-inline-start,padding-inline-start,box-shadow,background-color,color,font-size"
    )
  }
}

/// What goes with a change of state.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {
    animation = nil
  }

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction that the code running now is in.
  static var current: Transaction { TransactionStack.shared.top ?? Transaction() }
}

/// The transactions that calls on this thread stand in.
///
/// A stack round the synchronous body and not a task-local, which would leak into the tasks that
/// the body starts. Each entry remembers its thread, since other threads may be in another body.
/// Unchecked because `entries` is only touched between `lock` and `unlock`.
private final class TransactionStack: @unchecked Sendable {
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

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state with an animation and says when that is done.
///
/// On Linux the page draws the motion and the server knows of no time, so `completion` runs as
/// soon as the change has been carried out.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  // Animations are asked for by views, on the main actor, and end there.
  nonisolated(unsafe) let completion = completion
  Task { @MainActor in completion() }
  return result
}

public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  TransactionStack.shared.push(transaction)
  defer { TransactionStack.shared.pop() }
  return try body()
}

extension View {
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self
  }

  nonisolated public func transition(_ t: AnyTransition) -> some View {
    self
  }
}

/// How a view comes and goes.
public struct AnyTransition {
  public static var opacity: AnyTransition { .init() }
  public static var identity: AnyTransition { .init() }
  public static var slide: AnyTransition { .init() }
  public static var scale: AnyTransition { .init() }

  public static func move(edge: Edge) -> AnyTransition { .init() }

  public static func push(from edge: Edge) -> AnyTransition { .init() }

  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    .init()
  }

  public func combined(with other: AnyTransition) -> AnyTransition { .init() }

  public func animation(_ animation: Animation?) -> AnyTransition { .init() }
}
