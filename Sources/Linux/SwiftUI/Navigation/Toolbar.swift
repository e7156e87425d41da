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
  /// Above the keyboard of a device that is touched, while a text field of the view has the focus.
  public static var keyboard: ToolbarItemPlacement { .init(name: "keyboard") }
  public static var navigation: ToolbarItemPlacement { .init(name: "navigation") }

  #if !PROFILE_MACOS
  public static var topBarLeading: ToolbarItemPlacement { .init(name: "topBarLeading") }
  public static var topBarTrailing: ToolbarItemPlacement { .init(name: "topBarTrailing") }
  public static var bottomBar: ToolbarItemPlacement { .init(name: "bottomBar") }
  #endif

  /// Where the items of a page stand.
  enum Side: Int {
    case leading = 1
    case trailing
    case keyboard
  }

  var side: Side {
    switch name {
    case "cancellationAction", "navigation", "topBarLeading": .leading
    case "keyboard": .keyboard
    default: .trailing
    }
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

nonisolated struct ToolbarModifier: ViewModifier {
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
