/// A label with a checkbox in it that looks like a switch.
struct LabelledSwitch: View {
  typealias Body = Never

  let isOn: Binding<Bool>
  let label: AnyView

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    LabelledSwitchNode(view, inputs, tag: "label") { $0.label }
  }
}

@MainActor private final class LabelledSwitchNode: ContainerNode<LabelledSwitch, AnyView> {
  private var box: SwitchNode?

  override func build() {
    super.build()
    // What was said of the toggle is said of the switch inside.
    box = SwitchNode(SwitchView(isOn: view.isOn), inputs(at: 1))
  }

  override var children: [_Node] { super.children + (box.map { [$0] } ?? []) }

  override func updateChildren() {
    super.updateChildren()
    box?.update(SwitchView(isOn: view.isOn), environment)
  }

  override func render() {
    let hidesLabel = environment.hidesLabels
    // The label still names the switch.
    let hidden = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"
    element.content = ElementContent(
      classes: ["h", "toggle"],
      styles: hidesLabel ? [.init(hidden, selector: ">:first-child")] : []
    )
    element.flexibility = Flexibility(across: hidesLabel ? .fixed : .filling, down: .content)
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
    environment.markRedactedControl(&content)
    if let tint = environment.tint { content.styles = [.init("--on:\(tint)")] }
    if !environment.isEnabled { content.properties = ["disabled"] }
    return content
  }

  func take(_ value: String) {
    let isOn = value == "true"
    // Every tap brings all values along: one that has not changed is no change.
    if view.isOn.wrappedValue != isOn { view.isOn.wrappedValue = isOn }
    // A binding may refuse without anything else noticing.
    render()
  }
}
