/// Views that belong together, with what stands over and under them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    SectionNode(view, inputs, tag: "div")
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    header = EmptyView()
    footer = EmptyView()
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.content = content()
    self.header = header()
    footer = EmptyView()
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.content = content()
    header = EmptyView()
    self.footer = footer()
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

@MainActor
private final class SectionNode<P: View, C: View, F: View>:
  ElementNode<Section<P, C, F>>, RowHosting
{
  private var header: _Node?
  private var content: _Node?
  private var footer: _Node?
  private let rows = RowWrappers()
  private lazy var list = makeElement("div")

  override func build() {
    header = P._makeNode(view.header, inputs(at: 0, headerEnvironment))
    content = C._makeNode(view.content, inputs(at: 1, childEnvironment))
    footer = F._makeNode(view.footer, inputs(at: 2, headerEnvironment))
    list.content = ElementContent(attributes: ["role": "list"], classes: ["rows"])
    list.flexibility = Flexibility(across: .filling, down: .fixed)
    list.source = { [unowned self] in
      guard let page = runtime?.page, let content else { return [] }
      var elements: [PageElement] = []
      content.appendElements(to: &elements)
      return rows.wrap(elements, in: page)
    }
    element.source = { [unowned self] in
      var elements: [PageElement] = []
      header?.appendElements(to: &elements)
      elements.append(list)
      footer?.appendElements(to: &elements)
      return elements
    }
  }

  override var flowElements: [PageElement] { [element, list] }

  var rowAllowance: RowAllowance? { enclosingRowAllowance }

  override var children: [_Node] { [header, content, footer].compactMap { $0 } }

  private var headerEnvironment: EnvironmentValues {
    var values = childEnvironment
    values.font = .footnote
    values.foregroundCSS = "var(--label2)"
    return values
  }

  override func updateChildren() {
    if let header { handOver(view.header, to: header, headerEnvironment) }
    if let content { handOver(view.content, to: content, childEnvironment) }
    if let footer { handOver(view.footer, to: footer, headerEnvironment) }
  }

  override func describe() -> ElementContent { ElementContent(classes: ["section"]) }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .fixed)
  }

  override func dispose() {
    super.dispose()
    guard let page = runtime?.page else { return }
    _ = rows.wrap([], in: page)
    page.remove(list)
  }
}
