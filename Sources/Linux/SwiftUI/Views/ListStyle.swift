/// How a list looks.
public protocol ListStyle {
  nonisolated var _look: _ListLook { get }
}

public enum _ListLook: Sendable {
  case automatic
  case plain
  case inset
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .automatic }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .plain }
}

public struct InsetListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .inset }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .inset }
}

#if !PROFILE_MACOS
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .automatic }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .automatic }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
#endif

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { .init() }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { .init() }
}

extension EnvironmentValues {
  private struct ListLookKey: EnvironmentKey {
    static var defaultValue: _ListLook { .automatic }
  }

  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    let look = style._look
    return modifier(EnvironmentModifier { $0.listLook = look })
  }
}
