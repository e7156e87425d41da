/// Several views one after another.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  /// A tuple can't be taken apart later, so its parts are kept beside it.
  let parts: [AnyChild]

  init<each Content>(pack: repeat each Content)
  where T == (repeat each Content), repeat each Content: View {
    value = (repeat each pack)
    var parts: [AnyChild] = []
    repeat parts.append(AnyChild(each pack))
    self.parts = parts
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    TupleNode(view, inputs)
  }
}

/// A view whose type is known to two closures only.
struct AnyChild {
  let make: @MainActor (_NodeInputs) -> _Node
  let update: @MainActor (_Node, EnvironmentValues) -> Void

  init<V: View>(_ view: V) {
    // Views are built on the main actor and stay there; only their initialisers are nonisolated.
    nonisolated(unsafe) let view = view
    make = { V._makeNode(view, $0) }
    update = { handOver(view, to: $0, $1) }
  }
}

@MainActor private final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var nodes: [_Node] = []

  override init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    nodes = view.parts.enumerated().map { index, part in part.make(self.inputs(at: index)) }
  }

  override var children: [_Node] { nodes }

  override func viewDidChange() {
    for (node, part) in zip(nodes, view.parts) { part.update(node, environment) }
  }
}
