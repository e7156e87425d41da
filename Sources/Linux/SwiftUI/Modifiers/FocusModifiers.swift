extension View {
  /// Lets a view take the focus; what is inside learns of it from `isFocused`.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Says which view has the focus at first.
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    onAppear { binding.wrappedValue = value }
  }

  #if PROFILE_MACOS
  /// Keeps the focus among the views inside; a page goes in the order of its elements.
  nonisolated public func focusSection() -> some View {
    self.modifier(EnvironmentModifier { _ in })
  }
  #endif
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension EnvironmentValues {
  private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// A node that draws otherwise while its element has the focus.
@MainActor protocol FocusShowing: _Node {
  func focusDidChange(isFocused: Bool)
}

nonisolated private struct FocusableModifier: ViewModifier {
  typealias Body = Never

  let isFocusable: Bool

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    FocusableNode(view, inputs)
  }
}

@MainActor
private final class FocusableNode<Content: View>:
  ModifierNode<Content, FocusableModifier>, FocusShowing
{
  private lazy var element = makeElement("div")
  private var isFocused = false
  /// What the focus changes the environment of.
  private var content: Content

  override init(_ view: ModifiedContent<Content, FocusableModifier>, _ inputs: _NodeInputs) {
    content = view.content
    super.init(view, inputs)
  }

  override func take(
    _ new: ModifiedContent<Content, FocusableModifier>,
    _ environment: EnvironmentValues
  ) {
    content = new.content
    super.take(new, environment)
  }

  override var flowElements: [PageElement] { [element] }

  override func appendElements(to elements: inout [PageElement]) { elements.append(element) }

  override func prepare() {
    element.source = { [unowned self] in childElements }
    modifierDidChange()
  }

  override func modifierDidChange() {
    let takesFocus = modifier.isFocusable && environment.isEnabled
    element.content = ElementContent(
      attributes: takesFocus ? ["tabindex": "0"] : [:],
      classes: ["w", "focusable"]
    )
  }

  override func contentEnvironment() -> EnvironmentValues {
    var values = environment
    values.isFocused = isFocused
    return values
  }

  func focusDidChange(isFocused: Bool) {
    guard self.isFocused != isFocused else { return }
    self.isFocused = isFocused
    if let child { handOver(content, to: child, contentEnvironment()) }
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
  }
}
