/// Several views one after another.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T
  /// A tuple can't be taken apart later, so its parts are kept beside it.
  let parts: [ViewBox]

  init<each Content>(pack: repeat each Content)
  where T == (repeat each Content), repeat each Content: View {
    value = (repeat each pack)
    var parts: [ViewBox] = []
    repeat parts.append(ViewBox.Of(each pack))
    self.parts = parts
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    TupleNode(view, inputs)
  }

  private init(value: T, parts: [ViewBox]) {
    self.value = value
    self.parts = parts
  }

  /// The same views, each with a modifier.
  func each(_ modifier: some ViewModifier) -> TupleView {
    TupleView(value: value, parts: parts.map { $0.modified(by: modifier) })
  }
}

extension TupleView: SelfComparing {
  static func areSame(_ one: TupleView<T>, _ other: TupleView<T>) -> Bool {
    zip(one.parts, other.parts).allSatisfy { $0 === $1 || $0.isSame(as: $1) }
  }
}

@MainActor private final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var nodes: [_Node] = []

  init(_ view: TupleView<T>, _ inputs: _NodeInputs) {
    super.init(inputs)
    nodes.reserveCapacity(view.parts.count)
    for (index, part) in view.parts.enumerated() {
      nodes.append(part.makeNode(self.inputs(at: index)))
    }
  }

  override var children: [_Node] { nodes }

  override func take(_ new: TupleView<T>, _ environment: EnvironmentValues) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    for (node, part) in zip(nodes, new.parts) where !part.handOver(to: node, environment) {
      preconditionFailure("A node for another type stands where a view of \(T.self) is drawn.")
    }
  }
}
