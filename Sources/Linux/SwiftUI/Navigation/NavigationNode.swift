/// The pages of a stack, kept to what its path and its bindings say.
@MainActor
final class NavigationNode<Data, Root: View>:
  ElementNode<NavigationStack<Data, Root>>, NavigationStackNode
{
  private enum Place: Equatable {
    case value(AnyHashable)
    case presented(by: ObjectIdentifier, AnyHashable)
  }

  private var first: NavigationPage?
  private var pages: [(place: Place, page: NavigationPage)] = []
  private var destinations: [ObjectIdentifier: NavigationDestination] = [:]
  private var presented: [(node: ObjectIdentifier, page: PresentedPage)] = []
  /// The path where the app keeps none.
  private var ownPath: [AnyHashable] = []
  private var isSettling = false
  private lazy var bar = StackBar(of: self) { [unowned self] in top }

  init(_ view: NavigationStack<Data, Root>, _ inputs: _NodeInputs) {
    super.init(view, inputs, tag: "div")
  }

  override var children: [_Node] {
    [first, bar.back].compactMap { $0 } + pages.map(\.page)
  }

  override func build() {
    element.source = { [unowned self] in
      [bar.element] + ([first].compactMap { $0 } + pages.map(\.page)).map(\.main)
    }
    isSettling = true
    let root = view.root
    first = NavigationPage(inputs(at: 0, childEnvironment), in: self) { Root._makeNode(root, $0) }
    isSettling = false
    settle(movesFocus: false)
  }

  private var top: NavigationPage? { pages.last?.page ?? first }

  override func updateChildren() {
    isSettling = true
    let root = view.root
    first?.update(childEnvironment) { handOver(root, to: $0, $1) }
    isSettling = false
    settle()
  }

  override func describe() -> ElementContent {
    ElementContent(classes: ["w", "navigation"])
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .filling)
  }

  // MARK: Pages

  private var values: [AnyHashable] { view.path?.read() ?? ownPath }

  /// Brings the pages to what the path and the bindings say now.
  private func settle(movesFocus: Bool = true) {
    guard isAlive, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    let values = tracking { self.values }
    let before = top
    let depthBefore = pages.count
    var place = 0
    var depth = 0
    while place < pages.count, isWanted(pages[place].place, values, &depth) { place += 1 }
    for gone in pages[place...].reversed() { gone.page.dispose() }
    pages.removeSubrange(place...)
    for entry in pages { update(entry.page, to: entry.place) }
    for value in values[depth...] { add(.value(value)) }
    for entry in presented {
      let place = Place.presented(by: entry.node, entry.page.identity)
      if !pages.contains(where: { $0.place == place }) { add(place) }
    }
    runtime?.page.childrenChanged(of: element)
    for entry in pages { entry.page.show(isTop: entry.page === top) }
    first?.show(isTop: first === top)
    showBack()
    barDidChange()
    if movesFocus, let top, top !== before {
      moveFocus(from: before, to: top, isDeeper: pages.count > depthBefore)
    }
  }

  /// A person who can't see the page hears where they are now: at the title of another page, and
  /// on the way back where they left off.
  private func moveFocus(from before: NavigationPage?, to top: NavigationPage, isDeeper: Bool) {
    guard let page = runtime?.page else { return }
    if isDeeper, let before, before.holds(page.focusedElement) {
      before.leftAt = page.focusedElement
    }
    var target = bar.heading
    if !isDeeper, let left = top.leftAt, page[left.id] === left { target = left }
    top.leftAt = nil
    runtime?.focus.moved(from: page.focusedElement?.id, to: target.id, in: page)
    page.enqueue(.focus(id: target.id))
  }

  private func isWanted(_ place: Place, _ values: [AnyHashable], _ depth: inout Int) -> Bool {
    switch place {
    case .value(let value):
      guard depth < values.count, values[depth] == value else { return false }
      depth += 1
      return true
    case .presented(let node, let identity):
      return presented.contains { $0.node == node && $0.page.identity == identity }
    }
  }

  private func pageView(_ place: Place) -> AnyView {
    switch place {
    case .presented(let node, _):
      return presented.first { $0.node == node }?.page.view ?? AnyView(EmptyView())
    case .value(let value):
      let type = ObjectIdentifier(Swift.type(of: value.base))
      // Of several for one type, the one nearest to the root counts.
      let destination = destinations.values.filter { $0.type == type }.min { $0.depth < $1.depth }
      if let view = destination?.view(value) { return view }
      runtime?.warn("No navigationDestination for values of type \(Swift.type(of: value.base)).")
      return AnyView(Image(systemName: "exclamationmark.triangle"))
    }
  }

  private func pageEnvironment(at index: Int) -> EnvironmentValues {
    var values = childEnvironment
    values.isPresented = true
    values.dismiss = DismissAction { [weak self] in self?.leave(from: index) }
    return values
  }

  private func add(_ place: Place) {
    let index = pages.count
    let view = pageView(place)
    var inner = pagePath(at: index)
    if case .value(let value) = place { inner = inner.appending(identity: value) }
    let page = NavigationPage(inputs(path: inner, pageEnvironment(at: index)), in: self) {
      AnyView._makeNode(view, $0)
    }
    pages.append((place, page))
  }

  private func pagePath(at index: Int) -> NodePath { path.appending(2).appending(index) }

  private func update(_ page: NavigationPage, to place: Place) {
    let index = pages.firstIndex { $0.page === page } ?? 0
    let view = pageView(place)
    page.update(pageEnvironment(at: index)) { handOver(view, to: $0, $1) }
  }

  /// Leaves a page and everything that was reached from it.
  private func leave(from index: Int) {
    guard index < pages.count else { return }
    let values = pages[..<index]
      .reduce(0) { count, entry in
        if case .value = entry.place { count + 1 } else { count }
      }
    for entry in pages[index...] {
      guard case .presented(let node, _) = entry.place else { continue }
      presented.first { $0.node == node }?.page.close()
    }
    if let path = view.path {
      if path.read().count > values { path.keep(values) }
    } else if ownPath.count > values {
      ownPath = Array(ownPath.prefix(values))
    }
    invalidator.fire()
  }

  override func reevaluate() { settle() }

  // MARK: The bar

  private func showBack() {
    guard isAlive else { return }
    let below = pages.count > 1 ? pages[pages.count - 2].page : first
    var values = childEnvironment
    values.navigation = nil
    bar.showBack(
      !pages.isEmpty && top?.hidesBack == false,
      title: below?.title,
      inputs: inputs(at: 1, values)
    ) { [weak self] in
      guard let self else { return }
      leave(from: pages.count - 1)
    }
  }

  func barDidChange() {
    guard isAlive else { return }
    if !isSettling { showBack() }
    bar.show()
  }

  var itemElements: [PageElement] { bar.itemElements }

  // MARK: What views ask for

  func push(_ value: AnyHashable, from page: (any NavigationBar)?) {
    // A second tap on the way to a page that the first one has brought.
    guard page === top else { return }
    if let path = view.path { path.append(value) } else { ownPath.append(value) }
    invalidator.fire()
  }

  func setDestination(_ destination: NavigationDestination?, from node: _Node) {
    destinations[ObjectIdentifier(node)] = destination
    if destination != nil { settle() }
  }

  func setPresented(_ page: PresentedPage?, from node: _Node) {
    let key = ObjectIdentifier(node)
    let place = presented.firstIndex { $0.node == key }
    let isOther = place.map { presented[$0].page.identity } != page?.identity
    switch (place, page) {
    case (let place?, let page?): presented[place].page = page
    case (let place?, nil): presented.remove(at: place)
    case (nil, let page?): presented.append((key, page))
    case (nil, nil): return
    }
    // Pages that are being settled take the same page's new views in their turn.
    if !isSettling { settle() } else if isOther { invalidator.fire() }
  }

  override func dispose() {
    super.dispose()
    bar.dispose()
  }
}
