@MainActor
final class ToolbarNode<Content: View>: ModifierNode<Content, ToolbarModifier>, FocusFollowing {
  /// What tells the nodes of two updates apart: an item that changes sides is a new one.
  private struct Key: Hashable {
    let place: [Int]
    let side: ToolbarItemPlacement.Side
  }

  private var nodes: [(key: Key, node: ToolbarItemNode)] = []

  private lazy var keyboardBar = makeKeyboardBar()
  private var hasKeyboardBar = false

  override func didBuild() {
    show()
    runtime?.focus.addFollower(self)
  }

  override func modifierDidChange() { show() }

  override var children: [_Node] { super.children + nodes.map(\.node) }

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    for (_, node) in nodes { visit(node) }
  }

  override func appendElements(to elements: inout [PageElement]) {
    // The items stand in the bar of the page, or in one above the keyboard.
    child?.appendElements(to: &elements)
    if hasKeyboardBar { elements.append(keyboardBar) }
  }

  private var itemEnvironment: EnvironmentValues {
    var values = environment
    values.takeSemantics()
    values.stackAxis = .horizontal
    // A bar has one line and keeps it: its items stop growing before the sizes for accessibility,
    // unless the person's own page is that large.
    values.dynamicTypeSize = min(values.dynamicTypeSize, max(.xxxLarge, values.pageTypeSize))
    // A bar shows the icon of a label; the title is its name.
    values.labelLook = {
      AnyView(
        LabelStyleBody(fields: StyleFields(style: IconOnlyLabelStyle()), configuration: $0)
      )
    }
    return values
  }

  private func show() {
    var known = Dictionary(uniqueKeysWithValues: nodes.map { ($0.key, $0.node) })
    nodes = modifier.items()
      .map { item in
        let key = Key(place: item.place, side: item.placement.side)
        if let node = known.removeValue(forKey: key) {
          node.update(item.content, itemEnvironment)
          return (key, node)
        }
        var place = path.appending(key.side.rawValue)
        for index in item.place { place = place.appending(index) }
        let new = ToolbarItemNode(item.content, inputs(path: place, itemEnvironment))
        if key.side == .keyboard { new.bar = keyboardBar }
        return (key, new)
      }
    for gone in known.values { gone.dispose() }
    var sides = ToolbarItems(depth: depth)
    sides.leading = nodes(on: .leading)
    sides.trailing = nodes(on: .trailing)
    environment.navigation?.bar?.setItems(sides, from: self)
    showKeyboardBar()
  }

  private func nodes(on side: ToolbarItemPlacement.Side) -> [ToolbarItemNode] {
    nodes.filter { $0.key.side == side }.map(\.node)
  }

  override func dispose() {
    environment.navigation?.bar?.setItems(nil, from: self)
    super.dispose()
    if isKeyboardBarMade { runtime?.page.remove(keyboardBar) }
  }

  // MARK: Above the keyboard

  private var isKeyboardBarMade = false

  private func makeKeyboardBar() -> PageElement {
    isKeyboardBarMade = true
    let bar = makeElement("div")
    bar.source = { [unowned self] in nodes(on: .keyboard).flatMap(\.shownElements) }
    bar.flexibility = Flexibility(across: .fixed, down: .fixed)
    return bar
  }

  private func showKeyboardBar() {
    let hasItems = nodes.contains { $0.key.side == .keyboard }
    if hasItems != hasKeyboardBar {
      hasKeyboardBar = hasItems
      structureDidChange()
    }
    guard hasItems, let page = runtime?.page else { return }
    page.childrenChanged(of: keyboardBar)
    describeKeyboardBar(page.focusedElement)
  }

  /// The bar is there while a text field of the view has the focus, or something in the bar itself.
  private func describeKeyboardBar(_ focused: PageElement?) {
    let isInBar = nodes(on: .keyboard).contains { $0.holds(focused) }
    let isUp = isInBar || focused?.isTextField == true && holds(focused)
    keyboardBar.content = ElementContent(
      attributes: ["role": "toolbar"],
      properties: isUp ? [] : ["hidden"],
      classes: ["h", "keybar"]
    )
  }

  func focusDidMove(to element: PageElement?) {
    if hasKeyboardBar, isAlive { describeKeyboardBar(element) }
  }
}

extension PageElement {
  /// Whether a keyboard comes up for it.
  fileprivate var isTextField: Bool {
    tag == "textarea"
      || tag == "input" && control != nil
        && !["checkbox", "radio"].contains(content.attributes["type"])
  }
}

/// An item's views.
///
/// They flow into the bar and not into what the toolbar was put on.
@MainActor final class ToolbarItemNode: ViewNode<AnyView> {
  private var child: _Node?
  /// The bar that the views flow into, where it is not the page's.
  weak var bar: PageElement?

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = AnyView._makeNode(view, self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var flowElements: [PageElement] {
    bar.map { [$0] } ?? environment.navigation?.bar?.itemElements ?? []
  }

  override func viewDidChange() {
    if let child { handOver(view, to: child, environment) }
  }
}
