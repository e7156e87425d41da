/// The elements of one page, and what has changed in them since the page was last told.
@MainActor final class PageTree {
  private(set) lazy var root: PageElement = makeRoot()
  private(set) var elements: [Int: PageElement] = [:]
  /// A control that takes the place of another has its path, and for a while both exist.
  private var controlsByPath: [String: [PageElement]] = [:]
  private var nextID = 1
  /// The element that has the focus, where one does.
  var focusedElement: PageElement?
  private var childrenToTake: [PageElement] = []
  private var flexibilityToUpdate: [PageElement] = []
  var touchedElements: [Int: PageElement] = [:]
  /// What the page shows of elements that are something else by now.
  var shownBefore: [Int: PageElement.Shown] = [:]
  var knownRules: Set<String> = []
  var pending: [PatchOperation] = []
  /// How many nodes say or show the words of others.
  var wordReaders = 0
  private var readersToTell: [_Node] = []
  /// What moves in the next patch.
  var motion = PageMotion()

  /// Gives the main content's elements.
  var content: @MainActor () -> [PageElement] = { [] }
  /// Dialogs in the order they opened.
  var presentations: [PageElement] = [] {
    didSet { rootChildrenChanged() }
  }
  /// Hidden texts that describe controls.
  private var descriptions: [PageElement] = []
  private lazy var descriptionList = makeElement("div", node: nil)

  private func makeRoot() -> PageElement {
    let root = PageElement(id: takeID(), tag: "main", page: self)
    elements[root.id] = root
    root.content.classes = ["root"]
    root.flexibility = Flexibility(across: .filling, down: .filling)
    root.source = { [unowned self] in
      content() + presentations + (descriptions.isEmpty ? [] : [descriptionList])
    }
    return root
  }

  private func takeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  func makeElement(_ tag: String, node: _Node?) -> PageElement {
    // The root is always the first element.
    _ = root
    let element = PageElement(id: takeID(), tag: tag, page: self)
    element.node = node
    elements[element.id] = element
    childrenToTake.append(element)
    motion.made(element)
    return element
  }

  func remove(_ element: PageElement) {
    elements[element.id] = nil
    touchedElements[element.id] = nil
    shownBefore[element.id] = nil
    if let path = element.control?.path { dropControl(element, at: path) }
  }

  subscript(id: Int) -> PageElement? { elements[id] }

  var elementCount: Int { elements.count }

  /// The element of the control at a path: the newest, where one is about to replace another.
  func control(atPath path: String) -> PageElement? { controlsByPath[path]?.last }

  /// An element has become a control, is one no longer, or has another path.
  func controlChanged(_ element: PageElement, from old: String?) {
    if let old { dropControl(element, at: old) }
    if let path = element.control?.path, elements[element.id] != nil {
      controlsByPath[path, default: []].append(element)
    }
  }

  private func dropControl(_ element: PageElement, at path: String) {
    controlsByPath[path]?.removeAll { $0 === element }
    if controlsByPath[path]?.isEmpty == true { controlsByPath[path] = nil }
  }

  // MARK: Changes

  func touched(_ element: PageElement) {
    guard elements[element.id] != nil else { return }
    touchedElements[element.id] = element
    motion.changed(element)
  }

  func childrenChanged(of element: PageElement) {
    childrenToTake.append(element)
    motion.changed(element)
  }

  func rootChildrenChanged() {
    childrenToTake.append(root)
  }

  func flexibilityChanged(of element: PageElement) {
    flexibilityToUpdate.append(element)
  }

  func enqueue(_ operation: PatchOperation) {
    pending.append(operation)
  }

  /// A hidden text that a control names as its description.
  func describe(_ element: PageElement?, _ text: String) -> PageElement {
    let description = element ?? makeElement("span", node: nil)
    description.content.text = text
    if element == nil {
      descriptions.append(description)
      descriptionList.content.properties = ["hidden"]
      descriptionList.source = { [unowned self] in descriptions }
      childrenChanged(of: descriptionList)
      rootChildrenChanged()
    }
    return description
  }

  func removeDescription(_ description: PageElement) {
    descriptions.removeAll { $0 === description }
    remove(description)
    childrenChanged(of: descriptionList)
    rootChildrenChanged()
  }

  /// Whoever above an element reads its words is told once the structure is settled.
  func wordsChanged(in element: PageElement) {
    guard wordReaders > 0 else { return }
    var holder: PageElement? = element
    while let place = holder, place.node == nil { holder = place.parent }
    var place = holder?.node?.parent
    while let node = place {
      if node.readsWords, !readersToTell.contains(where: { $0 === node }) {
        readersToTell.append(node)
      }
      place = node.parent
    }
  }

  var needsLayout: Bool {
    !childrenToTake.isEmpty || !flexibilityToUpdate.isEmpty || !readersToTell.isEmpty
  }

  /// Takes over the structure of the nodes, then works out who fills which space.
  func layOut() {
    _ = root
    while needsLayout {
      let structural = childrenToTake
      let flexible = flexibilityToUpdate
      childrenToTake = []
      flexibilityToUpdate = []
      for element in structural where elements[element.id] != nil {
        if element.takeChildren() {
          touched(element)
          wordsChanged(in: element)
        }
      }
      for element in structural + flexible { settleFlexibility(from: element) }
      let readers = readersToTell
      readersToTell = []
      for reader in readers where reader.isAlive { reader.wordsDidChange() }
    }
  }

  /// Climbs from an element as long as what is found changes what stands above it.
  private func settleFlexibility(from start: PageElement) {
    var place: PageElement? = start
    while let element = place, element.updateFills() || element === start {
      place = element.parent
    }
  }
}
