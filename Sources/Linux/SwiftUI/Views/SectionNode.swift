extension Section where Parent: View, Content: View, Footer: View {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    SectionNode(view, inputs, tag: "div")
  }
}

@MainActor
private final class SectionNode<P: View, C: View, F: View>:
  ElementNode<Section<P, C, F>>, RowHosting
{
  private var header: _Node?
  private var content: _Node?
  private var footer: _Node?
  private lazy var rows = RowWrappers(role: environment.formPart == nil ? "listitem" : nil)
  private let suggested = SuggestionRows()
  private lazy var list = makeElement("div")
  private var disclosure: DisclosureButton?

  override func build() {
    header = P._makeNode(view.header, inputs(at: 0, titleEnvironment))
    content = C._makeNode(view.content, inputs(at: 1, childEnvironment))
    footer = F._makeNode(view.footer, inputs(at: 2, headerEnvironment))
    list.flexibility = Flexibility(across: .filling, down: .fixed)
    list.source = { [unowned self] in
      guard let page = runtime?.page, let content else { return [] }
      let shown = content.shownElements
      if environment.isSuggested { return suggested.wrap(shown, in: page) }
      return environment.isInMenu ? shown : rows.wrap(shown, in: page)
    }
    if view.isExpanded != nil, !environment.isSuggested {
      let disclosure = DisclosureButton(inputs(at: 3)) { [unowned self] in
        header?.shownElements ?? []
      }
      disclosure.toggle = { [weak self] in
        self?.view.isExpanded?.wrappedValue.toggle()
      }
      self.disclosure = disclosure
    }
    element.source = { [unowned self] in
      let heading = disclosure.map { [$0.element] } ?? header?.shownElements ?? []
      return heading + [list] + (footer?.shownElements ?? [])
    }
  }

  override var flowElements: [PageElement] {
    [element, list] + (disclosure.map { [$0.element] } ?? [])
  }

  var rowAllowance: RowAllowance? { enclosingRowAllowance }

  override var children: [_Node] {
    [header, content, footer, disclosure as _Node?].compactMap { $0 }
  }

  /// In a menu and among suggestions the header is the name of the choices.
  override var readsWords: Bool { namesItsChoices }

  private var namesItsChoices: Bool { environment.isInMenu || environment.isSuggested }

  /// What the header shows; it is hidden, so that it is read once.
  private var headerWords: String? {
    let words = header?.shownElements.map { $0.content.text ?? $0.plainWords } ?? []
    let name = words.filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  private var headerEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.font = .footnote
    values.foregroundCSS = "var(--label2)"
    // There it is the name of its part.
    if namesItsChoices { values.semantics.isHidden = true }
    return values
  }

  /// A header of words alone is a heading, unless it is the button that opens the section.
  private var titleEnvironment: EnvironmentValues {
    var values = headerEnvironment
    if P.self == Text.self, view.isExpanded == nil, !namesItsChoices {
      values.semantics.added.insert(.isHeader)
    }
    return values
  }

  override func updateChildren() {
    if let header { handOver(view.header, to: header, titleEnvironment) }
    if let content { handOver(view.content, to: content, childEnvironment) }
    if let footer { handOver(view.footer, to: footer, headerEnvironment) }
  }

  override func describe() -> ElementContent {
    let isExpanded =
      disclosure == nil
      || view.isExpanded.map { binding in tracking { binding.wrappedValue } } ?? true
    var section = ElementContent(classes: ["section"])
    list.content = ElementContent(properties: isExpanded ? [] : ["hidden"], classes: ["rows"])
    if namesItsChoices {
      section.classes = environment.isInMenu ? ["menusection"] : ["section", "menusection"]
      list.content.attributes["role"] = "group"
      list.content.attributes["aria-label"] = headerWords
      list.content.classes = ["v", "menuchoices"]
    } else if environment.formPart == nil {
      list.content.attributes["role"] = "list"
      list.content.attributes["aria-labelledby"] = header?.shownElements.first?.reference
    } else if let name = header?.shownElements.first {
      // A part of a form is a group of controls by its name, no list of things.
      section.attributes = ["role": "group", "aria-labelledby": name.reference]
    }
    disclosure?.describe(isExpanded: isExpanded, showing: list)
    return section
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .fixed)
  }

  override func dispose() {
    super.dispose()
    guard let page = runtime?.page else { return }
    _ = rows.wrap([], in: page)
    _ = suggested.wrap([], in: page)
    page.remove(list)
  }
}

/// A section's header as the button that shows and hides the content.
@MainActor private final class DisclosureButton: _Node, Activatable {
  var toggle: @MainActor () -> Void = {}
  private(set) lazy var element = makeElement("button")
  private lazy var chevron = makeElement("svg")
  private lazy var line = makeElement("path")

  init(_ inputs: _NodeInputs, label: @escaping @MainActor () -> [PageElement]) {
    super.init(inputs)
    line.content.attributes = ["d": "M9 5l7 7-7 7"]
    chevron.content = ElementContent(
      attributes: ["viewBox": "0 0 24 24", "aria-hidden": "true"],
      classes: ["symbol", "chevron"]
    )
    chevron.source = { [unowned self] in [line] }
    element.source = { [unowned self] in label() + [chevron] }
    element.flexibility = Flexibility(across: .filling, down: .fixed)
  }

  func describe(isExpanded: Bool, showing list: PageElement) {
    element.content = ElementContent(
      attributes: [
        "type": "button", "aria-expanded": isExpanded ? "true" : "false",
        "aria-controls": list.reference,
      ],
      properties: environment.isEnabled ? [] : ["disabled"],
      classes: ["b", "disclosure"]
    )
  }

  func activate() { toggle() }

  override func dispose() {
    super.dispose()
    for each in [element, chevron, line] { runtime?.page.remove(each) }
  }
}
