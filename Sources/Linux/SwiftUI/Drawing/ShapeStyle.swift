/// Something that shapes and text are painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// The paint as a style sheet writes it.
  func _css(in environment: EnvironmentValues) -> String
}

extension ShapeStyle {
  public func _css(in environment: EnvironmentValues) -> String {
    resolve(in: environment)._css(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself and is never resolved.")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func _css(in environment: EnvironmentValues) -> String {
    switch self {}
  }
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
public struct HierarchicalShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let property: String

  public func _css(in environment: EnvironmentValues) -> String { "var(--\(property))" }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(property: "label") }
  public static var secondary: HierarchicalShapeStyle { .init(property: "label2") }
  public static var tertiary: HierarchicalShapeStyle { .init(property: "label3") }
  public static var quaternary: HierarchicalShapeStyle { .init(property: "label4") }
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

extension EnvironmentValues {
  private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  private struct TintKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  /// What text and symbols are painted with; nil for the page's own colour.
  var foregroundCSS: String? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  var tint: String? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var tintCSS: String { tint ?? "var(--accent)" }
}
