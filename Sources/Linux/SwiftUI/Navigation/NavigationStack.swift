/// A bar with a title and buttons over the views that belong to it.
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
}

/// The places a person went to.
public struct NavigationPath: Equatable {
  private var places: [AnyHashable] = []

  public init() {}

  public var count: Int { places.count }
  public var isEmpty: Bool { places.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable {
    places.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    places.removeLast(k)
  }
}

extension NavigationStack: View {
  public typealias Body = Never

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    NavigationNode(view, inputs)
  }
}

/// What the views below tell the bar above them.
@MainActor protocol NavigationBar: AnyObject {
  func setTitle(_ title: String?, from node: _Node)
  func setItems(_ items: ToolbarItems?, from node: _Node)
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

/// The bar that views below belong to.
struct NavigationReference {
  weak var bar: (any NavigationBar)?
}

@MainActor
private final class NavigationNode<Data, Root: View>:
  ElementNode<NavigationStack<Data, Root>>, NavigationBar
{
  private var content: _Node?
  private lazy var bar = makeElement("header")
  private lazy var leading = makeElement("div")
  private lazy var heading = makeElement("h1")
  private lazy var trailing = makeElement("div")
  private lazy var main = makeElement("div")
  // In the order the views told of them, so that views of equal depth never change places.
  private var titles: [(node: ObjectIdentifier, depth: Int, title: String)] = []
  private var items: [(node: ObjectIdentifier, items: ToolbarItems)] = []

  init(_ view: NavigationStack<Data, Root>, _ inputs: _NodeInputs) {
    super.init(view, inputs, tag: "div")
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func build() {
    element.source = { [unowned self] in [bar, main] }
    bar.source = { [unowned self] in [leading, heading, trailing] }
    leading.source = { [unowned self] in elements(\.leading) }
    trailing.source = { [unowned self] in elements(\.trailing) }
    main.source = { [unowned self] in childElements }
    bar.content = ElementContent(classes: ["bar"])
    bar.flexibility = Flexibility(across: .filling, down: .fixed)
    leading.content = ElementContent(classes: ["bar-leading"])
    trailing.content = ElementContent(classes: ["bar-trailing"])
    main.content = ElementContent(classes: ["w", "bar-content"])
    main.flexibility = Flexibility(across: .filling, down: .filling)
    content = Root._makeNode(view.root, inputs(at: 0, childEnvironment))
    showTitle()
  }

  override var childEnvironment: EnvironmentValues {
    var values = super.childEnvironment
    values.navigation = NavigationReference(bar: self)
    values.stackAxis = .vertical
    return values
  }

  override func updateChildren() {
    if let content { handOver(view.root, to: content, childEnvironment) }
  }

  override var flowElements: [PageElement] { [main] }

  override func describe() -> ElementContent {
    ElementContent(classes: ["w", "navigation"])
  }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .filling)
  }

  private func elements(_ side: KeyPath<ToolbarItems, [_Node]>) -> [PageElement] {
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
    showTitle()
  }

  private func showTitle() {
    // The innermost view that has a title names the bar.
    let title = titles.max { $0.depth < $1.depth }?.title
    heading.content = ElementContent(
      properties: title == nil ? ["hidden"] : [],
      classes: ["bar-title"],
      text: title ?? ""
    )
  }

  var itemElements: [PageElement] { [leading, trailing] }

  func setItems(_ items: ToolbarItems?, from node: _Node) {
    let key = ObjectIdentifier(node)
    let place = self.items.firstIndex { $0.node == key }
    switch (place, items) {
    case (let place?, let items?): self.items[place].items = items
    case (let place?, nil): self.items.remove(at: place)
    case (nil, let items?): self.items.append((key, items))
    case (nil, nil): break
    }
    runtime?.page.childrenChanged(of: leading)
    runtime?.page.childrenChanged(of: trailing)
  }

  override func dispose() {
    super.dispose()
    for part in [bar, leading, heading, trailing, main] { runtime?.page.remove(part) }
  }
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.string))
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: titleKey.string))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(TitleModifier(title: String(title)))
  }
}

#if !PROFILE_MACOS
/// Names of Apple's that say how a title is shown.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }
}
#endif

nonisolated private struct TitleModifier: ViewModifier {
  typealias Body = Never

  let title: String

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TitleNode(view, inputs)
  }
}

@MainActor private final class TitleNode<Content: View>: ModifierNode<Content, TitleModifier> {
  override func didBuild() { tell() }

  override func modifierDidChange() { tell() }

  private func tell() {
    environment.navigation?.bar?.setTitle(modifier.title, from: self)
  }

  override func dispose() {
    environment.navigation?.bar?.setTitle(nil, from: self)
    super.dispose()
  }
}
