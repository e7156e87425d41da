/// A switch.
public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View {
  public typealias Body = Never

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ToggleNode(view, inputs, tag: "label") { $0.label }
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A label with a checkbox in it that looks like a switch.
@MainActor private final class ToggleNode<Label: View>: ContainerNode<Toggle<Label>, Label> {
  private var box: SwitchNode?

  override func build() {
    super.build()
    box = SwitchNode(SwitchView(isOn: view.isOn), inputs(at: 1))
  }

  override var children: [_Node] { super.children + (box.map { [$0] } ?? []) }

  override func updateChildren() {
    super.updateChildren()
    box?.update(SwitchView(isOn: view.isOn), environment)
  }

  override func render() {
    // What was said of the toggle is said of the switch inside.
    element.content = ElementContent(classes: ["h", "toggle"])
    element.flexibility = Flexibility(across: .filling, down: .content)
  }
}

private struct SwitchView: View {
  typealias Body = Never
  let isOn: Binding<Bool>
}

@MainActor private final class SwitchNode: ElementNode<SwitchView>, ValueTaking {
  init(_ view: SwitchView, _ inputs: _NodeInputs) {
    super.init(view, inputs, tag: "input")
  }

  override var semanticKind: SemanticKind { .control }

  override func describe() -> ElementContent {
    let isOn = tracking { view.isOn.wrappedValue }
    setControl(isOn ? "true" : "false", maximumLength: 5, offered: ["true", "false"])
    var content = ElementContent(classes: ["switch"])
    content.attributes = ["type": "checkbox", "role": "switch"]
    if let tint = environment.tint { content.styles = [.init("--on:\(tint)")] }
    if !environment.isEnabled { content.properties = ["disabled"] }
    return content
  }

  func take(_ value: String) {
    view.isOn.wrappedValue = value == "true"
    render()
  }
}
