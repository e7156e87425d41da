extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    nonisolated(unsafe) let destination = destination
    return modifier(
      DestinationModifier(type: ObjectIdentifier(data)) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    )
  }

  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    nonisolated(unsafe) let destination = destination()
    return modifier(
      PresentedPageModifier {
        guard isPresented.wrappedValue else { return nil }
        return PresentedPage(identity: true, view: AnyView(destination)) {
          isPresented.wrappedValue = false
        }
      }
    )
  }

  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    nonisolated(unsafe) let destination = destination
    nonisolated(unsafe) let item = item
    return modifier(
      PresentedPageModifier {
        guard let value = item.wrappedValue else { return nil }
        return PresentedPage(identity: AnyHashable(value), view: AnyView(destination(value))) {
          item.wrappedValue = nil
        }
      }
    )
  }
}

nonisolated private struct DestinationModifier: ViewModifier {
  typealias Body = Never

  let type: ObjectIdentifier
  let view: @MainActor (AnyHashable) -> AnyView?

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    DestinationNode(view, inputs)
  }
}

@MainActor
private final class DestinationNode<Content: View>: ModifierNode<Content, DestinationModifier> {
  override func prepare() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() {
    environment.navigation?.stack?
      .setDestination(
        NavigationDestination(type: modifier.type, depth: depth, view: modifier.view),
        from: self
      )
  }

  override func dispose() {
    environment.navigation?.stack?.setDestination(nil, from: self)
    super.dispose()
  }
}

nonisolated private struct PresentedPageModifier: ViewModifier {
  typealias Body = Never

  /// What is presented now; nil for nothing.
  let page: @MainActor () -> PresentedPage?

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    PresentedPageNode(view, inputs)
  }
}

@MainActor
private final class PresentedPageNode<Content: View>: ModifierNode<Content, PresentedPageModifier> {
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  override func reevaluate() { tell() }

  private func tell() {
    environment.navigation?.stack?.setPresented(tracking { modifier.page() }, from: self)
  }

  override func dispose() {
    environment.navigation?.stack?.setPresented(nil, from: self)
    super.dispose()
  }
}
