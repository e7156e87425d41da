extension View {
  /// Acts when the view is tapped.
  ///
  /// Taps are counted without a clock. What should be reached with a keyboard is a button.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    // Handlers are made in views and run when an event is handled, both on the main actor.
    nonisolated(unsafe) let action = action
    return modifier(TapModifier(count: count) { action() })
  }
}

nonisolated private struct TapModifier: ViewModifier {
  typealias Body = Never

  let count: Int
  let action: @MainActor () -> Void

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TapNode(view, inputs)
  }
}

@MainActor
private final class TapNode<Content: View>: ModifierNode<Content, TapModifier>, Activatable {
  private lazy var element = makeElement("div")
  private var taps = 0

  override var flowElements: [PageElement] { [element] }

  override func appendElements(to elements: inout [PageElement]) {
    elements.append(element)
  }

  override func prepare() {
    element.source = { [unowned self] in childElements }
    modifierDidChange()
  }

  override func modifierDidChange() {
    element.content = ElementContent(
      attributes: environment.isEnabled ? ["data-tap": ""] : [:],
      classes: ["w"]
    )
  }

  func activate() {
    guard environment.isEnabled else { return }
    taps += 1
    guard taps >= modifier.count else { return }
    taps = 0
    modifier.action()
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
  }
}
