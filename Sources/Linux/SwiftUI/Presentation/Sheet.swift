extension View {
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(
        isPresented: isPresented,
        onDismiss: onDismiss,
        content: content,
        look: { Sheet.look }
      )
    )
  }

  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    nonisolated(unsafe) let onDismiss = onDismiss
    nonisolated(unsafe) let content = content
    nonisolated(unsafe) let item = item
    return modifier(
      PresentationModifier(
        identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        close: { item.wrappedValue = nil },
        onDismiss: { onDismiss?() },
        content: { item.wrappedValue.map { AnyView(content($0)) } },
        look: { Sheet.look }
      )
    )
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(DismissalModifier(isDisabled: isDisabled))
  }
}

private enum Sheet {
  static let look = ElementContent(attributes: ["aria-modal": "true"], classes: ["sheet"])
}

/// Presents something as long as a binding says so.
nonisolated struct PresentationModifier: ViewModifier {
  typealias Body = Never

  /// What is presented, told apart from what may be presented next; nil for nothing.
  let identity: @MainActor () -> AnyHashable?
  let close: @MainActor () -> Void
  let onDismiss: @MainActor () -> Void
  let content: @MainActor () -> AnyView?
  let look: @MainActor () -> ElementContent

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    PresentationNode(view, inputs)
  }
}

extension PresentationModifier {
  /// Presents the same views as long as a Boolean is true.
  init(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    content: @escaping () -> some View,
    look: @escaping @MainActor () -> ElementContent
  ) {
    // Presentations are shown, and end, on the main actor only.
    nonisolated(unsafe) let onDismiss = onDismiss
    nonisolated(unsafe) let content = content
    self.init(
      identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      close: { isPresented.wrappedValue = false },
      onDismiss: { onDismiss?() },
      content: { AnyView(content()) },
      look: look
    )
  }
}

@MainActor
private final class PresentationNode<Content: View>:
  ModifierNode<Content, PresentationModifier>
{
  private var presented: PresentedNode?
  private var presentedIdentity: AnyHashable?

  override func didBuild() { present() }

  override func viewDidChange() {
    super.viewDidChange()
    present()
  }

  override func reevaluate() { present() }

  override var children: [_Node] { super.children + (presented.map { [$0] } ?? []) }

  override func visitChildren(_ visit: (_Node) -> Void) {
    for child in children { visit(child) }
  }

  private func present() {
    let (identity, content) = tracking {
      let identity = modifier.identity()
      return (identity, identity == nil ? nil : modifier.content())
    }
    if let presented, identity != presentedIdentity {
      presented.dispose()
      self.presented = nil
      let action = modifier.onDismiss
      runtime?.afterUpdate(action)
    }
    presentedIdentity = identity
    guard let identity, let content else { return }
    if let presented {
      presented.update(content, look: modifier.look(), environment)
    } else {
      presented = PresentedNode(
        inputs(path: path.appending(1).appending(identity: identity)),
        look: modifier.look(),
        content: content,
        wasDismissed: { [weak self] in self?.modifier.close() }
      )
    }
  }
}

nonisolated private struct DismissalModifier: ViewModifier {
  typealias Body = Never

  let isDisabled: Bool

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    DismissalNode(view, inputs)
  }
}

@MainActor
private final class DismissalNode<Content: View>:
  ModifierNode<Content, DismissalModifier>
{
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() {
    environment.preventDismissal?.set(modifier.isDisabled, self)
  }

  override func dispose() {
    environment.preventDismissal?.set(false, self)
    super.dispose()
  }
}
