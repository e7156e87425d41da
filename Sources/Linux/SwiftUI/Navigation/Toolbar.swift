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
  public var body: Never {
    fatalError("\(Self.self) shows itself and has no body to ask for.")
  }
}

/// One item of a bar.
public struct _ToolbarItem {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// Builds the items of a bar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent {
    content
  }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> some ToolbarContent where repeat each Content: ToolbarContent {
    // Items are gathered on the main actor, where their views are built.
    nonisolated(unsafe) var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return ToolbarContentList(parts: parts)
  }

  public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent
  where Content: ToolbarContent {
    ToolbarContentList(parts: content.map { [$0] } ?? [])
  }
}

nonisolated struct ToolbarContentList: ToolbarContent {
  typealias Body = Never

  let parts: [any ToolbarContent]

  @MainActor func _items() -> [_ToolbarItem] { parts.flatMap { $0._items() } }
}

/// A view in a bar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  @MainActor public func _items() -> [_ToolbarItem] {
    [.init(placement: placement, content: AnyView(content))]
  }
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let navigation = ToolbarItemPlacement(name: "navigation")

  #if !PROFILE_MACOS
  public static var topBarLeading: ToolbarItemPlacement { .init(name: "topBarLeading") }
  public static var topBarTrailing: ToolbarItemPlacement { .init(name: "topBarTrailing") }
  #endif

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

extension View {
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    nonisolated(unsafe) let content = content()
    return modifier(ToolbarModifier { content._items() })
  }
}

nonisolated private struct ToolbarModifier: ViewModifier {
  typealias Body = Never

  let items: @MainActor () -> [_ToolbarItem]

  init(_ items: @escaping @MainActor () -> [_ToolbarItem]) {
    self.items = items
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _Node {
    ToolbarNode(view, inputs)
  }
}

@MainActor private final class ToolbarNode<Content: View>: ModifierNode<Content, ToolbarModifier> {
  private var nodes: [_Node] = []

  override func didBuild() { show() }

  override func modifierDidChange() { show() }

  override var children: [_Node] { super.children + nodes }

  override func appendElements(to elements: inout [PageElement]) {
    // The items stand in the bar.
    child?.appendElements(to: &elements)
  }

  private var itemEnvironment: EnvironmentValues {
    var values = environment
    values.semantics = Semantics()
    values.stackAxis = .horizontal
    return values
  }

  private func show() {
    let items = modifier.items()
    for node in nodes.dropFirst(items.count) { node.dispose() }
    nodes = items.enumerated().map { index, item in
      guard index < nodes.count else {
        return AnyView._makeNode(item.content, inputs(at: index + 1, itemEnvironment))
      }
      handOver(item.content, to: nodes[index], itemEnvironment)
      return nodes[index]
    }
    var sides = ToolbarItems(depth: depth)
    for (node, item) in zip(nodes, items) {
      if item.placement.isLeading { sides.leading.append(node) } else { sides.trailing.append(node) }
    }
    environment.navigation?.bar?.setItems(sides, from: self)
  }

  override func dispose() {
    environment.navigation?.bar?.setItems(nil, from: self)
    super.dispose()
  }
}
