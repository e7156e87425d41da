extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: id)
  }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: View, IdentityGiving {
  typealias Body = Never

  let content: Content
  let id: ID

  var givenIdentity: AnyHashable { AnyHashable(id) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    IdentifiedNode(view, inputs)
  }
}

/// Builds everything below it anew once the identity is another one.
@MainActor
private final class IdentifiedNode<Content: View, ID: Hashable>:
  TypedNode<IdentifiedView<Content, ID>>, Identified
{
  private var child: _Node?
  private var builtFor: ID

  init(_ view: IdentifiedView<Content, ID>, _ inputs: _NodeInputs) {
    builtFor = view.id
    super.init(inputs)
    build(view)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  var identity: AnyHashable { AnyHashable(builtFor) }

  private func build(_ view: IdentifiedView<Content, ID>) {
    builtFor = view.id
    child = Content._makeNode(
      view.content,
      inputs(path: path.appending(identity: view.id))
    )
  }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func take(_ new: IdentifiedView<Content, ID>, _ environment: EnvironmentValues) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    if builtFor == new.id, let child {
      handOver(new.content, to: child, environment)
    } else {
      child?.dispose()
      build(new)
      structureDidChange()
    }
  }
}
