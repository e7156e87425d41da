/// The menu of a picker: a control of the page's own, whose choices are words.
struct SelectView: View {
  typealias Body = Never

  let parts: PickerParts

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    SelectNode(view, inputs, tag: "select")
  }
}

@MainActor private final class SelectNode: ElementNode<SelectView>, ValueTaking, ChoiceReading {
  /// The choices and the label: their words are shown, they themselves are not.
  private var content: _Node?
  private var label: _Node?
  private var options: [String: PageElement] = [:]
  private var tags: [String: AnyHashable] = [:]

  override var semanticKind: SemanticKind { .control }

  override var readsWords: Bool { true }

  override func wordsDidChange() {
    render()
    runtime?.page.childrenChanged(of: element)
  }

  override var children: [_Node] { [content, label].compactMap { $0 } }

  override func build() {
    content = AnyView._makeNode(view.parts.content, inputs(at: 0, childEnvironment))
    label = AnyView._makeNode(view.parts.label, inputs(at: 1, childEnvironment))
    element.source = { [unowned self] in showOptions() }
  }

  override func updateChildren() {
    if let content { handOver(view.parts.content, to: content, childEnvironment) }
    if let label { handOver(view.parts.label, to: label, childEnvironment) }
    render()
    runtime?.page.childrenChanged(of: element)
  }

  override func describe() -> ElementContent {
    var content = ElementContent(classes: ["select"])
    content.attributes["aria-label"] = label?.plainText
    environment.markRedactedControl(&content)
    content.styles = environment.textStyles()
    if let tint = environment.tint { content.styles.append(.init("color:\(tint)")) }
    if !environment.isEnabled { content.properties = ["disabled"] }
    return content
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .fixed, down: .fixed)
  }

  /// The value of a choice in the page: the same in every process for the same tag.
  private func value(of tag: AnyHashable) -> String {
    NodePath().appending(identity: tag).text
  }

  private func showOptions() -> [PageElement] {
    guard let page = runtime?.page else { return [] }
    let selected = tracking { view.parts.selection.wrappedValue }
    var known = options
    options = [:]
    tags = [:]
    var shown: [PageElement] = []
    func option(_ value: String, _ text: String) {
      guard options[value] == nil else { return }
      let element = known.removeValue(forKey: value) ?? page.makeElement("option", node: nil)
      element.content = ElementContent(attributes: ["value": value], text: text)
      options[value] = element
      shown.append(element)
    }
    let choices = content?.choices ?? []
    if !choices.contains(where: { $0.tag == selected }) {
      // Nothing is chosen, and the page may not choose by itself.
      option("", "")
      options[""]?.content.properties = ["disabled", "hidden"]
    }
    for choice in choices {
      let value = value(of: choice.tag)
      tags[value] = choice.tag
      option(value, choice.node.plainText)
    }
    for gone in known.values { page.remove(gone) }
    let current = value(of: selected)
    setControl(
      tags[current] == nil ? "" : current,
      maximumLength: 64,
      offered: Set(tags.keys)
    )
    return shown
  }

  func take(_ value: String) {
    guard let tag = tags[value] else { return }
    if view.parts.selection.wrappedValue != tag { view.parts.selection.wrappedValue = tag }
    runtime?.page.childrenChanged(of: element)
  }

  override func dispose() {
    super.dispose()
    for option in options.values { runtime?.page.remove(option) }
  }
}
