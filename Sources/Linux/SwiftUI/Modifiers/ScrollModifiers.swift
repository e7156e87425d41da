extension View {
  /// Puts a view at an edge, beside what scrolls.
  ///
  /// On a page the two stand beside each other; nothing scrolls behind the inset. What stands at the
  /// lower edge stays above an on-screen keyboard's bar.
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self
      if edge == .bottom {
        inset.modifier(WrapperModifier { _ in .init(classes: ["w", "inset-end"]) })
      }
    }
  }

  nonisolated public func safeAreaInset<V>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Shows or hides the bars that tell how far something is scrolled.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(EnvironmentModifier { $0.hidesScrollIndicators = visibility.isHidden })
  }

  /// Shows or hides the ground of a list.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentModifier { $0.hidesListGround = visibility == .hidden })
  }

  /// Says whether what fits may be scrolled; a page decides by itself.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    self.modifier(EnvironmentModifier { _ in })
  }

  /// Says whether scrolling with a finger puts the keyboard away.
  ///
  /// A page knows no way between at once and not at all.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    modifier(EnvironmentModifier { $0.scrollDropsKeyboard = mode.dropsKeyboard })
  }

  /// Lets a view reach under the edges of the screen; a page has no such edges.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    self.modifier(EnvironmentModifier { _ in })
  }

  #if !PROFILE_MACOS
  /// Sets the rows of a list apart, each on a card of its own; nil takes the list's own distance.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentModifier { $0.listRowSpacing = spacing })
  }

  /// The distance between the sections of a list.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    modifier(EnvironmentModifier { $0.listSectionSpacing = spacing })
  }
  #endif
}

/// The leading or the trailing edge of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable {
  private let name: String

  var isHidden: Bool { name == "hidden" || name == "never" }

  public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
  public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
  public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}

/// Whether a scroll view gives way past its ends.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// What scrolling does to the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  let dropsKeyboard: Bool

  public static var automatic: ScrollDismissesKeyboardMode { .init(dropsKeyboard: false) }
  public static var immediately: ScrollDismissesKeyboardMode { .init(dropsKeyboard: true) }
  public static var interactively: ScrollDismissesKeyboardMode { .init(dropsKeyboard: true) }
  public static var never: ScrollDismissesKeyboardMode { .init(dropsKeyboard: false) }
}

/// The parts of a screen that views keep clear of.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension EnvironmentValues {
  private struct IndicatorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct GroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct DropsKeyboardKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private struct SectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  var scrollDropsKeyboard: Bool {
    get { self[DropsKeyboardKey.self] }
    set { self[DropsKeyboardKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// What the spacings of a list change of it.
  var listSpacings: [StyleClass] {
    var styles: [StyleClass] = []
    if let listRowSpacing {
      styles = [
        .px("gap", listRowSpacing), .init("gap:\(pixels(listRowSpacing))", selector: " .rows"),
      ]
    }
    if let listSectionSpacing {
      styles.append(
        .init("padding-block-start:\(pixels(listSectionSpacing))", selector: " .section")
      )
    }
    return styles
  }

  var hidesScrollIndicators: Bool {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }

  var hidesListGround: Bool {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }
}
