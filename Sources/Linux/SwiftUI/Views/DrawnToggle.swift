/// A toggle as a style of an app draws it.
///
/// One that is drawn without a control is itself the switch, so that the keyboard and assistive
/// technology find one.
struct DrawnToggle<Content: View>: View {
  typealias Body = Never

  let isOn: Binding<Bool>
  let content: Content

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    DrawnToggleNode(view, inputs) { $0.content }
  }
}

@MainActor
private final class DrawnToggleNode<Content: View>:
  ContainerNode<DrawnToggle<Content>, Content>, Activatable
{
  /// Whether what is inside takes taps and keys itself is known once it stands.
  override var readsWords: Bool { true }

  /// What was said of the toggle is said of what the style draws.
  override var childEnvironment: EnvironmentValues { environment }

  private var isSwitch: Bool { firstFocusableElement == nil }

  override func render() {
    element.content = isSwitch ? describe() : ElementContent(classes: ["w"])
    count(readsWords)
  }

  override func describe() -> ElementContent {
    let isOn = tracking { view.isOn.wrappedValue }
    var content = ElementContent(
      attributes: ["role": "switch", "aria-checked": isOn ? "true" : "false"],
      classes: ["w", "focusable"]
    )
    let words = childElements.flatMap(\.separateWords)
    content.attributes["aria-label"] =
      environment.semantics.label ?? (words.isEmpty ? nil : words.joined(separator: ", "))
    if environment.isEnabled {
      content.attributes["tabindex"] = "0"
      content.attributes["data-tap"] = ""
    } else {
      content.attributes["aria-disabled"] = "true"
    }
    return content
  }

  func activate() {
    guard isSwitch, environment.isEnabled else { return }
    view.isOn.wrappedValue.toggle()
  }
}
