/// A view whose type is hidden.
nonisolated public struct AnyView: View {
  public typealias Body = Never

  private let box: ViewBox

  public init<V>(_ view: V) where V: View {
    box = ViewBox.Of(view)
  }

  public init<V>(erasing view: V) where V: View {
    self.init(view)
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    AnyViewNode(view, inputs)
  }

  @MainActor fileprivate func node(_ inputs: _NodeInputs) -> _Node { box.makeNode(inputs) }

  @MainActor fileprivate var type: ObjectIdentifier { box.type }

  @MainActor fileprivate func handOver(to node: _Node, _ environment: EnvironmentValues) -> Bool {
    box.handOver(to: node, environment)
  }
}

extension AnyView: SelfComparing {
  static func areSame(_ one: AnyView, _ other: AnyView) -> Bool {
    one.box === other.box || one.box.isSame(as: other.box)
  }
}

@MainActor private final class AnyViewNode: TypedNode<AnyView> {
  private var child: _Node?
  /// The type of the view that the child was built for; the child may be for one inside that.
  private var type: ObjectIdentifier

  init(_ view: AnyView, _ inputs: _NodeInputs) {
    type = view.type
    super.init(inputs)
    child = view.node(self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func take(_ new: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    if let child, new.type == type, new.handOver(to: child, environment) { return }
    child?.dispose()
    type = new.type
    child = new.node(inputs(at: 0))
    structureDidChange()
  }
}
