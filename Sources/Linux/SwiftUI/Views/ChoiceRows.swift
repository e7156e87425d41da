/// The choices of a picker as buttons: the items of a menu, or the rows of a page of their own.
struct ChoiceRowsView: View {
  typealias Body = Never

  let parts: PickerParts
  let didChoose: @MainActor () -> Void
  let isInMenu: Bool

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ChoiceRowsNode(view, inputs, tag: "div")
  }
}

@MainActor private final class ChoiceRowsNode: ElementNode<ChoiceRowsView>, ChoiceReading {
  private var content: _Node?
  private var label: _Node?
  private var rows: [AnyHashable: ChoiceRow] = [:]

  override var children: [_Node] { [content, label].compactMap { $0 } + Array(rows.values) }

  override var flowElements: [PageElement] { [element] + rows.values.map(\.button) }

  override func build() {
    content = AnyView._makeNode(view.parts.content, inputs(at: 0, choiceEnvironment))
    label = AnyView._makeNode(view.parts.label, inputs(at: 1, childEnvironment))
    element.source = { [unowned self] in showRows() }
  }

  private var choiceEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.stackAxis = .horizontal
    return values
  }

  override var readsWords: Bool { true }

  override func updateChildren() {
    if let content { handOver(view.parts.content, to: content, choiceEnvironment) }
    if let label { handOver(view.parts.label, to: label, childEnvironment) }
    render()
    runtime?.page.childrenChanged(of: element)
  }

  override func describe() -> ElementContent {
    ElementContent(
      attributes: ["role": "group", "aria-label": label?.plainText ?? ""],
      classes: ["v", view.isInMenu ? "menuchoices" : "choicerows"]
    )
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .fixed)
  }

  private func showRows() -> [PageElement] {
    let selected = tracking { view.parts.selection.wrappedValue }
    var known = rows
    rows = [:]
    var shown: [PageElement] = []
    for choice in content?.choices ?? [] where rows[choice.tag] == nil {
      let row =
        known.removeValue(forKey: choice.tag)
        ?? ChoiceRow(inputs(path: path.appending(2).appending(identity: choice.tag)))
      row.choose = { [weak self] in self?.choose(choice.tag) }
      row.show(choice.node, isChosen: choice.tag == selected, isInMenu: view.isInMenu, environment)
      rows[choice.tag] = row
      shown.append(row.button)
    }
    for gone in known.values { gone.dispose() }
    return shown
  }

  private func choose(_ tag: AnyHashable) {
    if view.parts.selection.wrappedValue != tag { view.parts.selection.wrappedValue = tag }
    runtime?.page.childrenChanged(of: element)
    view.didChoose()
  }
}

/// One choice as a button.
@MainActor private final class ChoiceRow: _Node, Activatable {
  private(set) lazy var button = makeElement("button")
  var choose: @MainActor () -> Void = {}

  func show(_ choice: _Node, isChosen: Bool, isInMenu: Bool, _ environment: EnvironmentValues) {
    var content = ElementContent(
      attributes: ["type": "button", "data-p": path.text],
      properties: environment.isEnabled ? [] : ["disabled"],
      classes: ["b"]
    )
    if isInMenu {
      content.attributes["role"] = "menuitemradio"
      content.attributes["aria-checked"] = isChosen ? "true" : "false"
    } else if isChosen {
      content.attributes["aria-current"] = "true"
    }
    button.content = content
    button.flexibility = Flexibility(across: .filling, down: .fixed)
    button.source = { [weak choice] in choice?.shownElements ?? [] }
    runtime?.page.childrenChanged(of: button)
  }

  func activate() { choose() }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(button)
  }
}
