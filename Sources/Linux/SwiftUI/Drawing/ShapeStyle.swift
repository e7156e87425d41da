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
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}
