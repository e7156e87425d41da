/// Things that stand in a bar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor func _items() -> [_ToolbarItem]
}

extension ToolbarContent {
  @MainActor public func _items() -> [_ToolbarItem] { body._items() }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  @_spi(Primitives) public var body: Never {
    fatalError("\(Self.self) shows itself and has no body to ask for.")
  }
}

/// One item of a bar.
public struct _ToolbarItem {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// Its place among the statements that build the bar: an item keeps its views when another one
  /// before it comes or goes.
  var place: [Int] = []

  /// The item inside a part of a list.
  func inside(_ index: Int) -> _ToolbarItem {
    var item = self
    item.place.insert(index, at: 0)
    return item
  }
}

/// A view in a bar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  @MainActor public func _items() -> [_ToolbarItem] {
    [.init(placement: placement, content: AnyView(content))]
  }
}

/// Several views in a bar.
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public func _items() -> [_ToolbarItem] {
    [.init(placement: placement, content: AnyView(content))]
  }
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement {
  private let name: String

  public static var automatic: ToolbarItemPlacement { .init(name: "automatic") }
  public static var principal: ToolbarItemPlacement { .init(name: "principal") }
  public static var confirmationAction: ToolbarItemPlacement { .init(name: "confirmationAction") }
  public static var cancellationAction: ToolbarItemPlacement { .init(name: "cancellationAction") }
  public static var destructiveAction: ToolbarItemPlacement { .init(name: "destructiveAction") }
  public static var primaryAction: ToolbarItemPlacement { .init(name: "primaryAction") }
  /// Above the keyboard; the one of a browser has a bar of its own, so nothing is drawn.
  public static var keyboard: ToolbarItemPlacement { .init(name: "keyboard") }
  public static var navigation: ToolbarItemPlacement { .init(name: "navigation") }

  #if !PROFILE_MACOS
  public static var topBarLeading: ToolbarItemPlacement { .init(name: "topBarLeading") }
  public static var topBarTrailing: ToolbarItemPlacement { .init(name: "topBarTrailing") }
  public static var bottomBar: ToolbarItemPlacement { .init(name: "bottomBar") }
  #endif

  var isDrawn: Bool { name != "keyboard" }

  var isLeading: Bool {
    ["cancellationAction", "navigation", "topBarLeading"].contains(name)
  }
}

/// The nodes of one `toolbar` modifier.
struct ToolbarItems {
  let depth: Int
  var leading: [_Node] = []
  var trailing: [_Node] = []
}

// Apple's two overloads, told apart by their builders.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    nonisolated(unsafe) let content = content()
    return modifier(ToolbarModifier { content._items() })
  }

  nonisolated public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    nonisolated(unsafe) let content = content()
    return modifier(
      ToolbarModifier { [.init(placement: .automatic, content: AnyView(content))] }
    )
  }
}

nonisolated private struct ToolbarModifier: ViewModifier {
  typealias Body = Never

  let items: @MainActor () -> [_ToolbarItem]

  init(_ items: @escaping @MainActor () -> [_ToolbarItem]) {
    self.items = items
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    ToolbarNode(view, inputs)
  }
}

@MainActor private final class ToolbarNode<Content: View>: ModifierNode<Content, ToolbarModifier> {
  /// What tells the nodes of two updates apart: an item that changes sides is a new one.
  private struct Key: Hashable {
    let place: [Int]
    let isLeading: Bool
  }

  private var nodes: [(key: Key, node: ToolbarItemNode)] = []

  override func didBuild() { show() }

  override func modifierDidChange() { show() }

  override var children: [_Node] { super.children + nodes.map(\.node) }

  override func visitChildren(_ visit: (_Node) -> Void) {
    for child in children { visit(child) }
  }

  override func appendElements(to elements: inout [PageElement]) {
    // The items stand in the bar.
    child?.appendElements(to: &elements)
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
    nodes = modifier.items().filter(\.placement.isDrawn)
      .map { item in
        let key = Key(place: item.place, isLeading: item.placement.isLeading)
        if let node = known.removeValue(forKey: key) {
          node.update(item.content, itemEnvironment)
          return (key, node)
        }
        var place = path.appending(key.isLeading ? 1 : 2)
        for index in item.place { place = place.appending(index) }
        return (key, ToolbarItemNode(item.content, inputs(path: place, itemEnvironment)))
      }
    for gone in known.values { gone.dispose() }
    var sides = ToolbarItems(depth: depth)
    sides.leading = nodes.filter(\.key.isLeading).map(\.node)
    sides.trailing = nodes.filter { !$0.key.isLeading }.map(\.node)
    environment.navigation?.bar?.setItems(sides, from: self)
  }

  override func dispose() {
    environment.navigation?.bar?.setItems(nil, from: self)
    super.dispose()
  }
}

/// An item's views.
///
/// They flow into the bar and not into what the toolbar was put on.
@MainActor private final class ToolbarItemNode: ViewNode<AnyView> {
  private var child: _Node?

  override init(_ view: AnyView, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = AnyView._makeNode(view, self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override var flowElements: [PageElement] { environment.navigation?.bar?.itemElements ?? [] }

  override func viewDidChange() {
    if let child { handOver(view, to: child, environment) }
  }
}
