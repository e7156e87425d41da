/// A node for a modifier of this module: one child, the view it was put on.
@MainActor
class ModifierNode<Content: View, Modifier: ViewModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private(set) final var child: _Node?
  private(set) final var modifier: Modifier
  /// The new view for the child, while it is handed on.
  private final var incoming: UnsafePointer<Content>?

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    prepare()
    child = Content._makeNode(view.content, self.inputs(at: 0, contentEnvironment()))
    didBuild()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var transitionInside: (any TransitionSource)? { child?.transitionInside }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  /// Runs before the child is built.
  func prepare() {}

  /// Runs once the child is built.
  func didBuild() {}

  /// Runs when the modifier or its environment is another one, before the child is updated.
  func modifierDidChange() {}

  /// The environment that the child gets.
  func contentEnvironment() -> EnvironmentValues { environment }

  override func take(
    _ new: ModifiedContent<Content, Modifier>,
    _ environment: EnvironmentValues
  ) {
    modifier = new.modifier
    self.environment = environment
    isDirty = false
    runtime?.evaluations?.noteNode(self)
    withUnsafePointer(to: new.content) {
      incoming = $0
      viewDidChange()
      incoming = nil
    }
  }

  /// Takes over a new view or a new environment.
  func viewDidChange() {
    modifierDidChange()
    if let child, let incoming {
      handOver(incoming.pointee, to: child, contentEnvironment())
    }
  }
}

/// Changes the environment of what it is put on.
nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never

  let change: (inout EnvironmentValues) -> Void
  /// Whether an element has to say which way the text inside runs.
  let setsDirection: Bool

  init(setsDirection: Bool = false, _ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    self.setsDirection = setsDirection
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    if view.modifier.setsDirection { return DirectionNode(view, inputs) }
    // No node of its own: views are full of such modifiers, and there is nothing to keep.
    var inputs = inputs
    inputs.path = inputs.path.appending(0)
    view.modifier.change(&inputs.environment)
    return Modified._makeNode(view.content, inputs)
  }

  @MainActor static func _update<Modified: View>(
    _ node: _Node,
    _ view: ModifiedContent<Modified, Self>,
    _ environment: EnvironmentValues
  ) -> Bool {
    if node.updateIfDrawing(view, environment) { return true }
    var values = environment
    view.modifier.change(&values)
    if view.modifier.setsDirection { values.hasOwnDirection = true }
    return Modified._update(node, view.content, values)
  }
}

/// Says which way the text inside runs.
@MainActor
private final class DirectionNode<Content: View>:
  TypedNode<ModifiedContent<Content, EnvironmentModifier>>
{
  private var child: _Node?
  private lazy var element = makeElement("div")

  init(_ view: ModifiedContent<Content, EnvironmentModifier>, _ inputs: _NodeInputs) {
    super.init(inputs)
    element.showsChildrenOfNode = true
    let values = values(by: view.modifier)
    describe(values)
    child = Content._makeNode(view.content, self.inputs(at: 0, values))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override var flowElements: [PageElement] { [element] }

  override func appendElements(to elements: inout [PageElement]) {
    elements.append(element)
  }

  override func take(
    _ new: ModifiedContent<Content, EnvironmentModifier>,
    _ environment: EnvironmentValues
  ) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    let values = values(by: new.modifier)
    describe(values)
    if let child { handOver(new.content, to: child, values) }
  }

  private func values(by modifier: EnvironmentModifier) -> EnvironmentValues {
    var values = environment
    modifier.change(&values)
    values.hasOwnDirection = true
    return values
  }

  private func describe(_ values: EnvironmentValues) {
    element.content = ElementContent(
      attributes: ["dir": values.layoutDirection == .rightToLeft ? "rtl" : "ltr"],
      classes: ["w"]
    )
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
  }
}

/// Puts an element with styles of its own round a view.
nonisolated struct WrapperModifier: ViewModifier {
  typealias Body = Never

  /// What the element is, given the environment.
  struct Wrapper {
    var classes = ["w"]
    var styles: [StyleClass] = []
    var attributes: [String: String] = [:]
    var properties: Set<String> = []
    var flexibility = Flexibility()
  }

  /// Whether each of several views gets an element of its own, as by a modifier of SwiftUI's.
  let isForEach: Bool
  let describe: @MainActor (EnvironmentValues) -> Wrapper

  init(
    forEach: Bool = false,
    _ describe: @escaping @MainActor (EnvironmentValues) -> Wrapper
  ) {
    isForEach = forEach
    self.describe = describe
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    WrapperNode(view, inputs)
  }
}

@MainActor final class WrapperNode<Content: View>: ModifierNode<Content, WrapperModifier> {
  private lazy var element = makeElement("div")
  /// Where there are several views, or none, the elements round them.
  private var several: SeveralWrappers?

  override var flowElements: [PageElement] { several?.wrappers ?? [element] }

  override var passesStructureOn: Bool { modifier.isForEach }

  override func appendElements(to elements: inout [PageElement]) {
    settle()
    elements += flowElements
  }

  override func prepare() {
    element.showsChildrenOfNode = true
    modifierDidChange()
  }

  override func elements(in wrapper: PageElement) -> [PageElement] {
    if wrapper === element { settle() }
    return several?.content(of: wrapper) ?? childElements
  }

  /// Sees to it that each view has an element round it.
  private func settle() {
    guard modifier.isForEach, child != nil else { return }
    let inner = childElements
    guard inner.count != 1 || several != nil else { return }
    let several = self.several ?? SeveralWrappers(first: element)
    self.several = several
    several.wrap(inner) { [unowned self] in
      let wrapper = makeElement("div")
      wrapper.showsChildrenOfNode = true
      describe(wrapper)
      return wrapper
    }
  }

  override func modifierDidChange() {
    describe(element)
    for other in several?.wrappers ?? [] where other !== element { describe(other) }
  }

  private func describe(_ element: PageElement) {
    let wrapper = modifier.describe(environment)
    element.content = ElementContent(
      attributes: wrapper.attributes,
      properties: wrapper.properties,
      classes: wrapper.classes,
      styles: wrapper.styles
    )
    element.flexibility = wrapper.flexibility
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(element)
    for other in several?.wrappers ?? [] { runtime?.page.remove(other) }
  }
}

extension _Node {
  func makeElement(_ tag: String) -> PageElement {
    guard let runtime else { preconditionFailure("A node draws only while it lives.") }
    return runtime.page.makeElement(tag, node: self)
  }

  /// The elements that this node shows in its parent's flow.
  var shownElements: [PageElement] {
    var elements: [PageElement] = []
    appendElements(to: &elements)
    return elements
  }

  /// The elements that this node's children show.
  var childElements: [PageElement] {
    var elements: [PageElement] = []
    for child in children { child.appendElements(to: &elements) }
    return elements
  }
}
