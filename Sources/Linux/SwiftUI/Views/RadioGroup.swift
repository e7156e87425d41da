/// The choices of a picker as views, each with a radio button of the page.
struct RadioGroupView: View {
  typealias Body = Never

  let parts: PickerParts
  let isSegmented: Bool

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    RadioGroupNode(view, inputs, tag: "div")
  }
}

@MainActor private final class RadioGroupNode: ElementNode<RadioGroupView>, ChoiceReading {
  private struct Row {
    let wrapper: PageElement
    let button: RadioNode
  }

  private var content: _Node?
  private var label: _Node?
  private var rows: [AnyHashable: Row] = [:]

  override var children: [_Node] {
    [content, label].compactMap { $0 } + rows.values.map(\.button)
  }

  override var flowElements: [PageElement] { [element] + rows.values.map(\.wrapper) }

  override func build() {
    content = AnyView._makeNode(view.parts.content, inputs(at: 0, choiceEnvironment))
    label = AnyView._makeNode(view.parts.label, inputs(at: 1, childEnvironment))
    element.source = { [unowned self] in showRows() }
  }

  override var readsWords: Bool { true }

  private var choiceEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.stackAxis = .horizontal
    return values
  }

  override func updateChildren() {
    if let content { handOver(view.parts.content, to: content, choiceEnvironment) }
    if let label { handOver(view.parts.label, to: label, childEnvironment) }
    render()
    runtime?.page.childrenChanged(of: element)
  }

  override func describe() -> ElementContent {
    var content = ElementContent(classes: view.isSegmented ? ["segments"] : ["v", "radios"])
    content.attributes["role"] = "radiogroup"
    content.attributes["aria-label"] = label?.plainText
    return content
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .fixed)
  }

  private func showRows() -> [PageElement] {
    guard let page = runtime?.page else { return [] }
    let selected = tracking { view.parts.selection.wrappedValue }
    var known = rows
    rows = [:]
    var shown: [PageElement] = []
    for choice in content?.choices ?? [] where rows[choice.tag] == nil {
      let row = known.removeValue(forKey: choice.tag) ?? makeRow(choice.tag, in: page)
      let node = choice.node
      row.wrapper.source = { [weak node, weak button = row.button] in
        var elements = button.map { [$0.element] } ?? []
        node?.appendElements(to: &elements)
        return elements
      }
      row.button.show(isOn: choice.tag == selected, environment)
      rows[choice.tag] = row
      shown.append(row.wrapper)
      page.childrenChanged(of: row.wrapper)
    }
    for gone in known.values { remove(gone, from: page) }
    return shown
  }

  private func makeRow(_ tag: AnyHashable, in page: PageTree) -> Row {
    let wrapper = page.makeElement("label", node: nil)
    wrapper.content = ElementContent(classes: ["h", view.isSegmented ? "segment" : "radio"])
    wrapper.flexibility = Flexibility(across: .filling, down: .fixed)
    let place = path.appending(2).appending(identity: tag)
    let button = RadioNode(
      RadioView(group: element.reference) { [weak self] in self?.choose(tag) },
      inputs(path: place, childEnvironment)
    )
    return Row(wrapper: wrapper, button: button)
  }

  private func choose(_ tag: AnyHashable) {
    if view.parts.selection.wrappedValue != tag { view.parts.selection.wrappedValue = tag }
    runtime?.page.childrenChanged(of: element)
  }

  private func remove(_ row: Row, from page: PageTree) {
    row.button.dispose()
    page.remove(row.wrapper)
  }

  override func dispose() {
    super.dispose()
    guard let page = runtime?.page else { return }
    for row in rows.values { page.remove(row.wrapper) }
  }
}

private struct RadioView: View {
  typealias Body = Never

  /// The name that buttons of one group share.
  let group: String
  let choose: @MainActor () -> Void
}

@MainActor private final class RadioNode: ElementNode<RadioView>, ValueTaking {
  private var isOn = false

  init(_ view: RadioView, _ inputs: _NodeInputs) {
    super.init(view, inputs, tag: "input")
  }

  override var semanticKind: SemanticKind { .control }

  func show(isOn: Bool, _ environment: EnvironmentValues) {
    self.isOn = isOn
    self.environment = environment
    render()
  }

  override func describe() -> ElementContent {
    setControl(isOn ? "true" : "false", maximumLength: 5, offered: ["true", "false"])
    var content = ElementContent(classes: ["radiobutton"])
    content.attributes = ["type": "radio", "name": view.group]
    environment.markRedactedControl(&content)
    if !environment.isEnabled { content.properties = ["disabled"] }
    return content
  }

  func take(_ value: String) {
    // A page sends every value along; the one that was let go of says nothing.
    if value == "true", !isOn { view.choose() }
    render()
  }
}
