/// A view whose type is hidden.
nonisolated public struct AnyView: View {
  public typealias Body = Never

  private let make: @MainActor (_NodeInputs) -> _Node
  /// Hands a node the view if it was built for the same type.
  private let take: @MainActor (_Node, EnvironmentValues) -> Bool

  public init<V>(_ view: V) where V: View {
    // Views are built on the main actor and stay there; only their initialisers are nonisolated.
    nonisolated(unsafe) let view = view
    make = { V._makeNode(view, $0) }
    take = { node, environment in
      guard let node = node.drawing(V.self) else { return false }
      node.update(view, environment)
      return true
    }
  }

  public init<V>(erasing view: V) where V: View {
    self.init(view)
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    AnyViewNode(view, inputs)
  }

  @MainActor fileprivate func node(_ inputs: _NodeInputs) -> _Node { make(inputs) }

  @MainActor fileprivate func handOver(to node: _Node, _ environment: EnvironmentValues) -> Bool {
    take(node, environment)
  }
}

@MainActor private final class AnyViewNode: ViewNode<AnyView> {
  private var child: _Node?

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.node(self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() {
    if let child, view.handOver(to: child, environment) { return }
    child?.dispose()
    child = view.node(inputs(at: 0))
    structureDidChange()
  }
}
