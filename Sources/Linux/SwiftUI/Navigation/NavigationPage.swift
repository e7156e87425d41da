/// One page of a stack: the views that were pushed, and what they say of the bar.
///
/// Pages below the top one stay as they are and are hidden, so that they keep their state and
/// what was typed.
@MainActor final class NavigationPage: _Node, NavigationBar {
  let main: PageElement
  private var content: _Node?
  private unowned let stack: any NavigationStackNode
  // In the order the views told of them, so that views of equal depth never change places.
  private var titles: [(node: ObjectIdentifier, depth: Int, title: String)] = []
  private var items: [(node: ObjectIdentifier, items: ToolbarItems)] = []
  private var largeTitles: [(node: ObjectIdentifier, depth: Int, isLarge: Bool)] = []
  private var hidingBack: Set<ObjectIdentifier> = []
  /// What had the focus when another page covered this one.
  weak var leftAt: PageElement?

  init(
    _ inputs: _NodeInputs,
    in stack: any NavigationStackNode,
    make: @MainActor (_NodeInputs) -> _Node
  ) {
    self.stack = stack
    main = inputs.runtime.page.makeElement("div", node: nil)
    super.init(inputs)
    main.node = self
    main.showsChildrenOfNode = true
    main.flexibility = Flexibility(across: .filling, down: .filling)
    content = make(self.inputs(at: 0, pageEnvironment))
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  override var flowElements: [PageElement] { [main] }

  override func appendElements(to elements: inout [PageElement]) { elements.append(main) }

  private var pageEnvironment: EnvironmentValues {
    var values = environment
    values.navigation = NavigationReference(bar: self, stack: stack)
    values.stackAxis = .vertical
    values.standsInRow = false
    return values
  }

  func update(_ environment: EnvironmentValues, _ hand: (_Node, EnvironmentValues) -> Void) {
    self.environment = environment
    if let content { hand(content, pageEnvironment) }
  }

  /// Whether another page lies over this one.
  private(set) var isCovered = false

  /// A page under another one is out of sight and out of reach: what is in it has disappeared and
  /// its tasks end until it is on top again.
  func show(isTop: Bool) {
    if isCovered == isTop {
      isCovered = !isTop
      for child in children { tellOfCover(child) }
    }
    main.content = ElementContent(
      attributes: ["data-keeps": ""],
      properties: isTop ? [] : ["hidden", "inert"],
      classes: ["w", "bar-content"]
    )
  }

  private func tellOfCover(_ node: _Node) {
    // What a page presents lies over everything, and pages have their own order.
    if node is PresentedNode || (node as? NavigationPage)?.isCovered == true { return }
    node.visitChildren { tellOfCover($0) }
    node.coverDidChange(isCovered)
  }

  // MARK: What the views say

  /// The innermost view that has a title names the bar.
  var title: String? { titles.max { $0.depth < $1.depth }?.title }

  var hidesBack: Bool { !hidingBack.isEmpty }

  var hasLargeTitle: Bool { largeTitles.max { $0.depth < $1.depth }?.isLarge ?? false }

  var itemElements: [PageElement] { stack.itemElements }

  func elements(_ side: KeyPath<ToolbarItems, [_Node]>) -> [PageElement] {
    var elements: [PageElement] = []
    let ordered = items.map(\.items).enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    for (_, items) in ordered {
      for node in items[keyPath: side] where node.isAlive {
        node.appendElements(to: &elements)
      }
    }
    return elements
  }

  func setTitle(_ title: String?, from node: _Node) {
    let key = ObjectIdentifier(node)
    let place = titles.firstIndex { $0.node == key }
    switch (place, title) {
    case (let place?, let title?): titles[place].title = title
    case (let place?, nil): titles.remove(at: place)
    case (nil, let title?): titles.append((key, node.depth, title))
    case (nil, nil): break
    }
    stack.barDidChange()
  }

  func setLargeTitle(_ isLarge: Bool?, from node: _Node) {
    largeTitles.removeAll { $0.node == ObjectIdentifier(node) }
    if let isLarge { largeTitles.append((ObjectIdentifier(node), node.depth, isLarge)) }
    stack.barDidChange()
  }

  func setItems(_ items: ToolbarItems?, from node: _Node) {
    let key = ObjectIdentifier(node)
    let place = self.items.firstIndex { $0.node == key }
    switch (place, items) {
    case (let place?, let items?): self.items[place].items = items
    case (let place?, nil): self.items.remove(at: place)
    case (nil, let items?): self.items.append((key, items))
    case (nil, nil): break
    }
    stack.barDidChange()
  }

  func setHidesBack(_ hides: Bool, from node: _Node) {
    if hides {
      hidingBack.insert(ObjectIdentifier(node))
    } else {
      hidingBack.remove(ObjectIdentifier(node))
    }
    stack.barDidChange()
  }

  override func dispose() {
    super.dispose()
    runtime?.page.remove(main)
  }
}

extension _Node {
  /// Whether this node stands in a page of a stack that another page lies over.
  var standsInCoveredPage: Bool {
    var place = parent
    while let node = place {
      if node is PresentedNode { return false }
      if let page = node as? NavigationPage, page.isCovered { return true }
      place = node.parent
    }
    return false
  }
}
