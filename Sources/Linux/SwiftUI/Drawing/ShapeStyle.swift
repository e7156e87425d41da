/// Something that shapes and text are painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// The paint as a style sheet writes it, in one colour.
  func _css(in environment: EnvironmentValues) -> String
  /// The paint as it is.
  func _paint(in environment: EnvironmentValues) -> _Paint
  /// Whether a declaration of an element can paint with it.
  static var _isFlat: Bool { get }
}

/// What a style comes to where something is painted with it.
public enum _Paint: Sendable, Hashable {
  case color(String)
  case gradient(_LinearPaint)
  /// A surface with a blur behind it.
  case material(String)
}

extension _Paint {
  /// The declarations that paint an element's ground; a gradient needs an element of its own.
  var ground: [StyleClass] {
    switch self {
    case .color(let css): [.init("background:\(css)")]
    case .gradient: []
    case .material(let css):
      [
        .init("background:\(css)"),
        .init("-webkit-backdrop-filter:var(--blur);backdrop-filter:var(--blur)"),
      ]
    }
  }
}

extension ShapeStyle {
  public func _css(in environment: EnvironmentValues) -> String {
    resolve(in: environment)._css(in: environment)
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }

  public static var _isFlat: Bool { Resolved._isFlat }
}

extension ShapeStyle where Resolved == Never {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    .color(_css(in: environment))
  }

  public static var _isFlat: Bool { true }

  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself and is never resolved.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _css(in environment: EnvironmentValues) -> String {
    switch self {}
  }

  public static var _isFlat: Bool { true }
}

extension Color: ShapeStyle {
  public typealias Resolved = Never

  public func _css(in environment: EnvironmentValues) -> String { css }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}

/// The first to fourth level of the current foreground.
///
/// Where a view named several styles, the levels are these; else they are the page's own.
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let level: Int

  public func _css(in environment: EnvironmentValues) -> String {
    if let paint = environment.foregroundLevel(level) { return paint.css }
    return level == 0 ? "var(--label)" : "var(--label\(level + 1))"
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundLevel(level)?.paint ?? .color(_css(in: environment))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
}

/// The colour of what can be tapped.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _css(in environment: EnvironmentValues) -> String { environment.tintCSS }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _css(in environment: EnvironmentValues) -> String {
    environment.foregroundCSS ?? "var(--label)"
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foreground?.paint ?? .color("var(--label)")
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

/// Thin lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _css(in environment: EnvironmentValues) -> String { "var(--separator)" }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}

/// What lies behind a control.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _css(in environment: EnvironmentValues) -> String { "var(--fill)" }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}

/// The text that stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _css(in environment: EnvironmentValues) -> String { "var(--label3)" }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

/// The text of a link.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public func _css(in environment: EnvironmentValues) -> String { "var(--accent)" }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}

/// A style as it came out where a view named it.
struct ResolvedStyle: Equatable {
  /// The one colour for what can have no other.
  var css: String
  var paint: _Paint

  init(css: String) {
    self.css = css
    paint = .color(css)
  }

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    css = style._css(in: environment)
    paint = style._paint(in: environment)
  }

  var gradient: _LinearPaint? {
    if case .gradient(let gradient) = paint { gradient } else { nil }
  }
}

extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: ResolvedStyle? { nil }
  }

  private struct LevelsKey: EnvironmentKey {
    static var defaultValue: [ResolvedStyle] { [] }
  }

  private struct TintKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// What text and symbols are painted with; nil for the page's own colour.
  var foreground: ResolvedStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The same in one colour.
  var foregroundCSS: String? {
    get { foreground?.css }
    set { foreground = newValue.map { ResolvedStyle(css: $0) } }
  }

  /// The levels of the foreground where a view named several.
  var foregroundLevels: [ResolvedStyle] {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }

  mutating func setLevels(_ levels: [ResolvedStyle]) {
    foreground = levels.first
    foregroundLevels = levels
  }

  /// A level that a view named; those below the last one are like it.
  func foregroundLevel(_ level: Int) -> ResolvedStyle? {
    let levels = foregroundLevels
    return levels.isEmpty ? nil : levels[min(level, levels.count - 1)]
  }

  var tint: String? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var tintCSS: String { tint ?? "var(--accent)" }
}
