/// Keeps one tree of views up to date: what is dirty, what runs after an update, what is drawn.
///
/// Everything here belongs to one session. Nothing is shared between sessions but caches of
/// values that never change.
@MainActor final class NodeRuntime {
  let queue: DirtyQueue
  let page = PageTree()
  let scene: SceneValues
  /// A page that is rendered once runs no tasks and no appearance actions.
  let isLive: Bool
  private(set) var focus = FocusCoordinator()
  /// The person's language, as the page says.
  nonisolated let language = PageLanguage()
  /// How many nodes are in the tree; tests watch it for leaks.
  var liveNodes = 0
  /// What was evaluated, where a test or a benchmark wants to know.
  var evaluations: Evaluations?
  /// What was spoken and felt, where a test wants to know.
  ///
  /// Nil in a session that people use: it may last for days, and what is spoken may hold what
  /// they typed.
  var effects: Effects?
  /// The transaction of the newest change in the last flush.
  private(set) var lastTransaction = Transaction()
  /// The transaction of the change that is being carried out.
  var transaction = Transaction() {
    didSet {
      page.motion.animation = transaction.disablesAnimations ? nil : transaction.animation
    }
  }
  /// The transactions with an animation that dirty nodes were marked in.
  var transactionsToCarryOut: [ObjectIdentifier: Transaction] = [:]
  /// How many nodes change the transactions of what happens below them.
  var transactionChangers = 0
  /// What waits for the page to come to rest, by the number that the page was told.
  var completions: [Int: @MainActor () -> Void] = [:]
  var completionsAsked = 0
  /// What broke this tree, once something did.
  private(set) var failure: String?
  private(set) var warnings: Set<String> = []
  /// The rows that another process had not made, by the path of their collection, until that comes.
  var keptGaps: [String: [Range<Int>]] = [:]
  /// How many more rows a page may have back from another process.
  var keptRowsLeft = RowPlan.greatestRestore
  var didFlushByItself: (@MainActor () -> Void)?
  /// What was read last of each type from an environment, until the update is over.
  var installedValues: [ObjectIdentifier: AnyObject] = [:]

  private var actions: [@MainActor () -> Void] = []
  private var preferenceObservers: [WeakObserver] = []

  private struct WeakObserver {
    weak var node: (any PreferenceObserving)?
  }
  private var isFlushing = false

  init(isLive: Bool, scene: SceneValues) {
    self.isLive = isLive
    self.scene = scene
    let link = RuntimeLink()
    queue = DirtyQueue { Task { @MainActor in link.runtime?.wake() } }
    link.runtime = self
  }

  /// Runs something once the tree and its elements are up to date.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
  }

  /// Tells a node after each update that what is said inside it may have changed.
  func addPreferenceObserver(_ node: any PreferenceObserving) {
    preferenceObservers.append(WeakObserver(node: node))
  }

  /// The innermost observers hear first.
  private func tellPreferenceObservers() {
    guard isLive, !preferenceObservers.isEmpty else { return }
    preferenceObservers.removeAll { $0.node?.isAlive != true }
    let observers = preferenceObservers.compactMap(\.node).sorted { $0.depth > $1.depth }
    for observer in observers { observer.observePreferences() }
  }

  /// Says once what a developer should know.
  func warn(_ text: String) {
    warnings.insert(text)
  }

  func fail(_ reason: String) {
    if failure == nil { failure = reason }
  }

  /// The page must be told something that no evaluation brought up.
  ///
  /// Inside an update this says nothing: whoever started the update tells the page after it.
  func pageNeedsPatch() {
    if !isFlushing { didFlushByItself?() }
  }

  private func wake() {
    queue.didWake()
    flush()
    didFlushByItself?()
  }

  /// Evaluates what is dirty until nothing is, running the actions of each round after it.
  func flush() {
    guard !isFlushing, failure == nil else { return }
    isFlushing = true
    queue.beginAttending()
    defer {
      isFlushing = false
      installedValues = [:]
      queue.endAttending()
    }
    CurrentRuntime.$value.withValue(self) {
      var rounds = 0
      repeat {
        rounds += 1
        if rounds > 100 {
          return fail(
            "The views changed each other a hundred times without coming to rest: \(restless)."
          )
        }
        evaluateDirtyNodes()
        page.layOut()
        tellPreferenceObservers()
        let due = actions
        actions = []
        for action in due { action() }
        focus.resolve(in: self)
      } while hasWork
    }
  }

  private var hasWork: Bool {
    absorb()
    return !dirty.isEmpty || !actions.isEmpty || page.needsLayout
  }

  private var dirty: [_Node] = []

  /// The kinds of views that wait to be evaluated again.
  private var restless: String {
    Set(dirty.map { "\(type(of: $0))" }).sorted().prefix(5).joined(separator: ", ")
  }

  private func absorb() {
    for entry in queue.drain() {
      guard let node = entry.node, node.isAlive else { continue }
      lastTransaction = entry.transaction
      if entry.transaction.animation != nil || entry.transaction.disablesAnimations {
        transactionsToCarryOut[ObjectIdentifier(node)] = entry.transaction
      }
      if !node.isDirty {
        node.isDirty = true
        dirty.append(node)
      }
    }
  }

  private func evaluateDirtyNodes() {
    absorb()
    let nodes = dirty.sorted { $0.depth < $1.depth }
    dirty = []
    // A node that its parent has just updated is clean by now.
    for node in nodes where node.isAlive && node.isDirty {
      node.isDirty = false
      carryOut(changesOf: node) { node.reevaluate() }
    }
    transactionsToCarryOut = [:]
  }
}

/// How often views were evaluated, by the names of their types.
@_spi(Host) public struct Evaluations: Sendable {
  /// Bodies that ran.
  public var bodies: [String: Int] = [:]
  /// Nodes of other kinds that took a new value.
  public var nodes: [String: Int] = [:]

  mutating func noteBody(of type: Any.Type) {
    bodies[String(describing: type), default: 0] += 1
  }

  mutating func noteNode(_ node: AnyObject) {
    nodes[String(describing: Swift.type(of: node)), default: 0] += 1
  }
}

/// Haptics that were asked for and texts that were spoken, in order.
struct Effects {
  var feedback: [SensoryFeedback] = []
  var announcements: [String] = []
}

/// The runtime whose views are being evaluated or whose event is being handled: what has no view
/// of its own, such as an announcement, belongs to it.
enum CurrentRuntime {
  @TaskLocal static var value: NodeRuntime?
}

/// Lets the queue reach its runtime without keeping it.
///
/// Unchecked because the reference is written once, before the queue is used; it is weak, and
/// weak references are read atomically.
private final class RuntimeLink: @unchecked Sendable {
  weak var runtime: NodeRuntime?
}
