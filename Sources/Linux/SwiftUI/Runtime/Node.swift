/// A place in the tree of views that are on screen.
///
/// The tree of nodes mirrors the tree of static types: a parent only ever hands a child a new
/// value of the type that the child was built for.
@MainActor public class _Node {
  private(set) weak var runtime: NodeRuntime?
  private(set) weak var parent: _Node?
  let depth: Int
  let path: NodePath
  var environment: EnvironmentValues
  private(set) var isAlive = true
  /// What this node read while it evaluated; nil until it reads something observable.
  private var tracker: Tracker?
  let invalidator: Invalidator
  /// Whether this node waits to evaluate again.
  var isDirty = false

  init(_ inputs: _NodeInputs) {
    runtime = inputs.runtime
    parent = inputs.parent
    depth = inputs.depth
    path = inputs.path
    environment = inputs.environment
    invalidator = Invalidator(queue: inputs.runtime.queue)
    invalidator.node = self
    inputs.runtime.liveNodes += 1
  }

  /// The type of the views that this node draws.
  var viewType: ObjectIdentifier? { nil }

  /// The nodes below this one in the order they are drawn.
  var children: [_Node] { [] }

  /// The elements that the elements of this node's children flow into, where it has any.
  var flowElements: [PageElement] { [] }

  /// What this node and those below say for a key; nil where none says anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    preference(of: children, key)
  }

  /// What says how the view that stands here comes and goes; nil where nothing does.
  var transitionInside: (any TransitionSource)? {
    children.count == 1 ? children[0].transitionInside : nil
  }

  /// Evaluates again because something that was read has changed.
  func reevaluate() {}

  /// Adds the elements that this node shows in its parent's flow.
  func appendElements(to elements: inout [PageElement]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Takes the node out of the tree: its state is gone and nothing wakes it again.
  func dispose() {
    guard isAlive else { return }
    isAlive = false
    tracker?.cancel()
    runtime?.liveNodes -= 1
    for child in children { child.dispose() }
  }

  /// Says that the nodes below this one are others than before.
  final func structureDidChange() {
    var place: _Node? = self
    while let node = place {
      let elements = node.flowElements
      if !elements.isEmpty {
        for element in elements { runtime?.page.childrenChanged(of: element) }
        return
      }
      place = node.parent
    }
    runtime?.page.rootChildrenChanged()
  }

  func inputs(
    at index: Int,
    _ environment: EnvironmentValues? = nil
  ) -> _NodeInputs {
    inputs(path: path.appending(index), environment)
  }

  func inputs(path: NodePath, _ environment: EnvironmentValues? = nil) -> _NodeInputs {
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
  func tracking<Result>(_ read: () -> Result) -> Result {
    let tracker = self.tracker ?? Tracker(invalidator)
    self.tracker = tracker
    return tracker.track(read)
  }
}

/// A node for views of one type.
@MainActor class ViewNode<V: View>: _Node {
  var view: V

  init(_ view: V, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
  }

  final override var viewType: ObjectIdentifier? { ObjectIdentifier(V.self) }

  final func update(_ new: V, _ environment: EnvironmentValues) {
    view = new
    self.environment = environment
    guard isDirty, let runtime, !runtime.transactionsToCarryOut.isEmpty else {
      isDirty = false
      return viewDidChange()
    }
    isDirty = false
    runtime.carryOut(changesOf: self) { viewDidChange() }
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
  guard let node = node.drawing(V.self) else {
    preconditionFailure("A node for another type stands where \(V.self) is drawn.")
  }
  node.update(view, environment)
}

extension _Node {
  /// This node as one for views of a type, if it is one.
  ///
  /// Not a cast, which would look `ViewNode<V>` up among all types each time: only a `ViewNode<V>`
  /// has this view type.
  func drawing<V: View>(_ type: V.Type) -> ViewNode<V>? {
    viewType == ObjectIdentifier(type) ? unsafeDowncast(self, to: ViewNode<V>.self) : nil
  }
}
