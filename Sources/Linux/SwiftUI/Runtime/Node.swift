/// A place in the tree of views that are on screen.
///
/// The tree of nodes mirrors the tree of static types: a parent only ever hands a child a new
/// value of the type that the child was built for.
@MainActor public class _Node {
  /// The runtime owns no node, so a node may keep it.
  private(set) final var runtime: NodeRuntime?
  private(set) final unowned var parent: _Node?
  final let path: NodePath
  final var environment: EnvironmentValues
  /// What marks this node: a tracker once it has read something while it evaluated, before that an
  /// invalidator where others keep one.
  private final var watcher: AnyObject?
  // The small ones last, so that what a subclass adds may lie beside them: there are many nodes.
  private final let level: Int32
  private(set) final var isAlive = true
  /// Whether this node waits to evaluate again.
  final var isDirty = false

  init(_ inputs: _NodeInputs) {
    runtime = inputs.runtime
    parent = inputs.parent
    level = Int32(inputs.depth)
    path = inputs.path
    environment = inputs.environment
    inputs.runtime.liveNodes += 1
  }

  final var depth: Int { Int(level) }

  /// What others keep to mark this node from any thread; most nodes never need it.
  final var invalidator: Invalidator {
    if let tracker { return tracker.invalidator }
    if let watcher { return unsafeDowncast(watcher, to: Invalidator.self) }
    guard let runtime else { preconditionFailure("A node is marked only while it lives.") }
    let new = Invalidator(queue: runtime.queue)
    new.node = self
    watcher = new
    return new
  }

  /// What this node read while it evaluated; nil until it evaluates something.
  private final var tracker: Tracker? { watcher as? Tracker }

  /// The type of the views that this node draws.
  var viewType: ObjectIdentifier? { nil }

  /// The nodes below this one in the order they are drawn.
  var children: [_Node] { [] }

  /// Visits the nodes below this one in the order they are drawn.
  func visitChildren(_ visit: (_Node) -> Void) {
    for child in children { visit(child) }
  }

  /// The elements that the elements of this node's children flow into, where it has any.
  var flowElements: [PageElement] { [] }

  /// Whether other nodes below may mean other elements of this one in its parent's flow.
  var passesStructureOn: Bool { false }

  /// The page of a stack that this node stands in was covered, or is on top again.
  func coverDidChange(_ isCovered: Bool) {}

  /// What this node and those below say for a key; nil where none says anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    preferenceOfChildren(key)
  }

  /// What says how the view that stands here comes and goes; nil where nothing does.
  var transitionInside: (any TransitionSource)? {
    children.count == 1 ? children[0].transitionInside : nil
  }

  /// Evaluates again because something that was read has changed.
  func reevaluate() {}

  /// Whether this node says or shows the words of the elements below it in other elements.
  var readsWords: Bool { false }

  /// Words below this node are others now, or others say them.
  func wordsDidChange() {}

  /// Adds the elements that this node shows in its parent's flow.
  func appendElements(to elements: inout [PageElement]) {
    visitChildren { $0.appendElements(to: &elements) }
  }

  /// What an element of this node shows, where that is what the nodes below it show.
  func elements(in element: PageElement) -> [PageElement] { childElements }

  /// Takes the node out of the tree: its state is gone and nothing wakes it again.
  func dispose() {
    guard isAlive else { return }
    isAlive = false
    tracker?.cancel()
    runtime?.liveNodes -= 1
    // Before what stands around this node is forgotten: it says how the elements go.
    runtime?.page.motion.disposing(self)
    visitChildren { $0.dispose() }
    parent = nil
  }

  /// Says that the nodes below this one are others than before.
  final func structureDidChange() {
    var place: _Node? = self
    while let node = place {
      let elements = node.flowElements
      if !elements.isEmpty {
        for element in elements { runtime?.page.childrenChanged(of: element) }
      }
      if !elements.isEmpty, !node.passesStructureOn { return }
      place = node.parent
    }
    runtime?.page.rootChildrenChanged()
  }

  final func inputs(
    at index: Int,
    _ environment: EnvironmentValues? = nil
  ) -> _NodeInputs {
    inputs(path: path.appending(index), environment)
  }

  final func inputs(path: NodePath, _ environment: EnvironmentValues? = nil) -> _NodeInputs {
    guard let runtime else { preconditionFailure("A node builds children only while it lives.") }
    return _NodeInputs(
      runtime: runtime,
      parent: self,
      depth: depth + 1,
      path: path,
      environment: environment ?? self.environment
    )
  }

  /// Runs a read and evaluates this node again once anything observable in it changes.
  final func tracking<Result>(_ read: () -> Result) -> Result {
    // A page that is drawn once is told of nothing.
    guard runtime?.isLive == true else { return read() }
    let tracker = self.tracker ?? Tracker(invalidator)
    watcher = tracker
    return tracker.track(read)
  }
}

/// A node for views of one type.
///
/// It keeps of a view only what it needs to: a view has all in it that stands below, and a node for
/// each level would keep all of that again.
@MainActor class TypedNode<V: View>: _Node {
  final override var viewType: ObjectIdentifier? { ObjectIdentifier(V.self) }

  final func update(_ new: V, _ environment: EnvironmentValues) {
    let environment = environment.settled(as: self.environment)
    guard isDirty, let runtime, !runtime.transactionsToCarryOut.isEmpty else {
      return take(new, environment)
    }
    runtime.carryOut(changesOf: self) { take(new, environment) }
  }

  /// Takes over a new value or a new environment.
  ///
  /// An environment in which nothing is known to have changed is the one that the node has.
  func take(_ new: V, _ environment: EnvironmentValues) {}
}

/// A node that keeps the view it draws.
@MainActor class ViewNode<V: View>: TypedNode<V> {
  final var view: V

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Whether this node has nothing to do for a view that is the same as the one it has.
  ///
  /// So it is where what is drawn comes of the view, the environment, and what marks the node.
  var isSettledByItsView: Bool { false }

  final override func take(_ new: V, _ environment: EnvironmentValues) {
    if isSettledByItsView, !isDirty, environment.isIdentical(to: self.environment),
      areSame(view, new)
    {
      return
    }
    view = new
    self.environment = environment
    isDirty = false
    runtime?.evaluations?.noteNode(self)
    viewDidChange()
  }

  /// Takes over a new value or a new environment.
  func viewDidChange() {}
}

/// Hands a node the new value of its view.
@MainActor func handOver<V: View>(
  _ view: V,
  to node: _Node,
  _ environment: EnvironmentValues
) {
  guard V._update(node, view, environment) else {
    preconditionFailure("A node for another type stands where \(V.self) is drawn.")
  }
}

extension _Node {
  /// Whether this node is one for views of a type.
  func draws<V: View>(_ type: V.Type) -> Bool { viewType == ObjectIdentifier(type) }

  /// Hands the node a view if it is one for such views.
  func updateIfDrawing<V: View>(_ view: V, _ environment: EnvironmentValues) -> Bool {
    guard draws(V.self) else { return false }
    // Not a cast, which would look `TypedNode<V>` up among all types each time: only a
    // `TypedNode<V>` has this view type.
    unsafeDowncast(self, to: TypedNode<V>.self).update(view, environment)
    return true
  }
}
