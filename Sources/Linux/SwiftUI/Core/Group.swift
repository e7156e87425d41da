/// Several views as one, without a container of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    TransparentNode(view, inputs, content: \.content)
  }
}

/// A node that draws one view found in its own, and nothing else.
@MainActor final class TransparentNode<V: View, Content: View>: TypedNode<V> {
  private let content: (V) -> Content
  private var child: _Node?

  init(_ view: V, _ inputs: _NodeInputs, content: @escaping (V) -> Content) {
    self.content = content
    super.init(inputs)
    child = Content._makeNode(content(view), self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func take(_ new: V, _ environment: EnvironmentValues) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    if let child { handOver(content(new), to: child, environment) }
  }
}
