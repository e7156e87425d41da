/// A node that draws an element of its own.
@MainActor class ElementHolder<V: View>: TypedNode<V> {
  final let element: PageElement

  init(_ inputs: _NodeInputs, tag: String) {
    element = inputs.runtime.page.makeElement(tag, node: nil)
    super.init(inputs)
    element.node = self
    element.showsChildrenOfNode = true
  }

  /// Whether the page counts this node among those that read words.
  private final var isCounted = false

  final func count(_ isReader: Bool) {
    guard isReader != isCounted else { return }
    isCounted = isReader
    runtime?.page.wordReaders += isReader ? 1 : -1
  }

  override func wordsDidChange() { render() }

  override var flowElements: [PageElement] { [element] }

  override func appendElements(to elements: inout [PageElement]) {
    elements.append(element)
  }

  /// What is in an element comes and goes with it.
  override var transitionInside: (any TransitionSource)? { nil }

  /// Says what the element is now.
  func describe() -> ElementContent { ElementContent() }

  /// What the element is to assistive technology.
  var semanticKind: SemanticKind { .container }

  /// How the element takes space.
  func describeFlexibility() -> Flexibility { Flexibility() }

  /// The environment that the children get: what was said of this element is not said of them.
  var childEnvironment: EnvironmentValues {
    var values = environment
    values.takeSemantics()
    return values
  }

  func render() {
    var content = describe()
    if environment.hasSemantics || description != nil {
      environment.semantics.apply(to: &content, of: self)
    }
    element.content = content
    element.flexibility = describeFlexibility()
    count(readsWords)
  }

  private(set) final var description: PageElement?

  /// Keeps the hidden text that describes this element; returns the name it goes by.
  final func describeBy(_ text: String?) -> String? {
    guard let page = runtime?.page else { return nil }
    if let text {
      let element = page.describe(description, text)
      description = element
      return element.reference
    }
    if let old = description {
      page.removeDescription(old)
      description = nil
    }
    return nil
  }

  override func dispose() {
    count(false)
    super.dispose()
    _ = describeBy(nil)
    runtime?.page.remove(element)
  }
}

/// A node that draws an element of its own and keeps the view.
@MainActor class ElementNode<V: View>: ElementHolder<V> {
  final var view: V

  init(_ view: V, _ inputs: _NodeInputs, tag: String) {
    self.view = view
    super.init(inputs, tag: tag)
    build()
    render()
  }

  /// Builds the children.
  func build() {}

  /// Hands the children their new values.
  func updateChildren() {}

  /// Whether this node has nothing to do for a view that is the same as the one it has.
  ///
  /// So it is where what is drawn comes of the view, the environment, and what marks the node.
  var isSettledByItsView: Bool { false }

  final override func take(_ new: V, _ environment: EnvironmentValues) {
    if isSettledByItsView, !isDirty, environment.isIdentical(to: self.environment),
      areSame(view, new)
    {
      return
    }
    view = new
    self.environment = environment
    isDirty = false
    runtime?.evaluations?.noteNode(self)
    viewDidChange()
  }

  /// Takes over a new value or a new environment.
  func viewDidChange() {
    render()
    updateChildren()
  }

  override func reevaluate() { viewDidChange() }
}

/// A node that draws an element with one view in it.
@MainActor class ContainerNode<V: View, Content: View>: ElementNode<V> {
  private let content: @MainActor (V) -> Content
  private(set) var child: _Node?

  init(
    _ view: V,
    _ inputs: _NodeInputs,
    tag: String = "div",
    content: @escaping @MainActor (V) -> Content
  ) {
    self.content = content
    super.init(view, inputs, tag: tag)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func build() {
    child = Content._makeNode(content(view), inputs(at: 0, childEnvironment))
  }

  override func updateChildren() {
    if let child { handOver(content(view), to: child, childEnvironment) }
  }
}
