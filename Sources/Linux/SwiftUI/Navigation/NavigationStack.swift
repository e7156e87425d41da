/// A bar with a title and buttons over the views that belong to it.
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  /// Nil where the stack keeps its path itself.
  let path: PathAccess?
}

extension NavigationStack: View {
  public typealias Body = Never

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  @MainActor @preconcurrency public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.places },
      append: { path.wrappedValue.places.append($0) },
      keep: { path.wrappedValue.places = Array(path.wrappedValue.places.prefix($0)) }
    )
  }

  @MainActor @preconcurrency public init(
    path: Binding<Data>,
    @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) }
    )
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    NavigationNode(view, inputs)
  }
}

/// What the views below tell the bar above them.
@MainActor protocol NavigationBar: AnyObject {
  func setTitle(_ title: String?, from node: _Node)
  func setItems(_ items: ToolbarItems?, from node: _Node)
  func setHidesBack(_ hides: Bool, from node: _Node)
  /// The elements that items stand in.
  var itemElements: [PageElement] { get }
}

extension EnvironmentValues {
  private struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationReference? { nil }
  }

  var navigation: NavigationReference? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// The bar that views below belong to, and the stack of its page.
struct NavigationReference {
  weak var bar: (any NavigationBar)?
  weak var stack: (any NavigationStackNode)?
}

/// What the views of a page ask of the stack that the page is in.
@MainActor protocol NavigationStackNode: AnyObject {
  var itemElements: [PageElement] { get }
  func barDidChange()
  /// Goes to the page of a value.
  func push(_ value: AnyHashable)
  func setDestination(_ destination: NavigationDestination?, from node: _Node)
  func setPresented(_ page: PresentedPage?, from node: _Node)
}

/// Makes the page for values of one type.
struct NavigationDestination {
  let type: ObjectIdentifier
  let depth: Int
  let view: @MainActor (AnyHashable) -> AnyView?
}

/// A page that a binding presents.
struct PresentedPage {
  let identity: AnyHashable
  let view: AnyView
  let close: @MainActor () -> Void
}

@MainActor
private final class NavigationNode<Data, Root: View>:
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
  private var back: _Node?
  private var isSettling = false
  private lazy var bar = makeElement("header")
  private lazy var leading = makeElement("div")
  private lazy var heading = makeElement("h1")
  private lazy var trailing = makeElement("div")

  init(_ view: NavigationStack<Data, Root>, _ inputs: _NodeInputs) {
    super.init(view, inputs, tag: "div")
  }

  override var children: [_Node] {
    [first, back].compactMap { $0 } + pages.map(\.page)
  }

  override func build() {
    element.source = { [unowned self] in
      [bar] + ([first].compactMap { $0 } + pages.map(\.page)).map(\.main)
    }
    bar.source = { [unowned self] in [leading, heading, trailing] }
    leading.source = { [unowned self] in
      var elements: [PageElement] = []
      back?.appendElements(to: &elements)
      return elements + (top?.elements(\.leading) ?? [])
    }
    trailing.source = { [unowned self] in top?.elements(\.trailing) ?? [] }
    bar.content = ElementContent(classes: ["bar"])
    bar.flexibility = Flexibility(across: .filling, down: .fixed)
    leading.content = ElementContent(classes: ["bar-leading"])
    trailing.content = ElementContent(classes: ["bar-trailing"])
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
    if movesFocus, let top, top !== before, let page = runtime?.page {
      // A person who can't see the page hears where they are now.
      runtime?.focus.moved(from: page.focusedElement?.id, to: heading.id, in: page)
      page.enqueue(.focus(id: heading.id))
    }
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
    guard !pages.isEmpty, top?.hidesBack == false else {
      back?.dispose()
      back = nil
      return
    }
    let below = pages.count > 1 ? pages[pages.count - 2].page : first
    let button = AnyView(BackButton(title: below?.title) { [weak self] in self?.goBack() })
    var values = childEnvironment
    values.navigation = nil
    if let back {
      handOver(button, to: back, values)
    } else {
      back = AnyView._makeNode(button, inputs(at: 1, values))
    }
  }

  private func goBack() { leave(from: pages.count - 1) }

  func barDidChange() {
    guard isAlive, let page = runtime?.page else { return }
    if !isSettling { showBack() }
    let title = top?.title
    heading.content = ElementContent(
      attributes: ["tabindex": "-1"],
      properties: title == nil ? ["hidden"] : [],
      classes: ["bar-title"],
      text: title ?? ""
    )
    page.childrenChanged(of: leading)
    page.childrenChanged(of: trailing)
  }

  var itemElements: [PageElement] { [leading, trailing] }

  // MARK: What views ask for

  func push(_ value: AnyHashable) {
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
    for part in [bar, leading, heading, trailing] { runtime?.page.remove(part) }
  }
}

/// The button that leads to the page below, with that page's title.
private struct BackButton: View {
  let title: String?
  let act: @MainActor () -> Void

  var body: some View {
    Button(action: act) {
      HStack(spacing: 4) {
        Image(systemName: "chevron.left")
          .modifier(WrapperModifier { _ in .init(classes: ["w", "mirrors"]) })
        Text(verbatim: title ?? "Back")
      }
    }
  }
}
