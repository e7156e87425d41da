/// What the views below tell the bar above them.
@MainActor protocol NavigationBar: AnyObject {
  func setTitle(_ title: String?, from node: _Node)
  func setItems(_ items: ToolbarItems?, from node: _Node)
  /// Says whether the title is large; nil for nothing.
  func setLargeTitle(_ isLarge: Bool?, from node: _Node)
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
  /// Goes to the page of a value, unless another page has covered the one that asks.
  func push(_ value: AnyHashable, from page: (any NavigationBar)?)
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
