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
