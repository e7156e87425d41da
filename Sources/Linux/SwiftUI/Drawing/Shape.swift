/// An outline that can be filled, stroked and clipped with.
///
/// The outlines that a style sheet can draw exist here: rectangles, rounded rectangles, capsules
/// and circles. A path of an app's own does not.
nonisolated public protocol Shape: Sendable, View where Body == Never {
  nonisolated var _corners: _Corners { get }
  /// How far inside its space the outline lies.
  nonisolated var _inset: CGFloat { get }
  /// The line that the shape consists of; nil for everything inside the outline.
  nonisolated var _line: CGFloat? { get }
}

extension Shape {
  @MainActor public var body: Never {
    fatalError("\(Self.self) draws itself and has no body to ask for.")
  }

  nonisolated public var _inset: CGFloat { 0 }
  nonisolated public var _line: CGFloat? { nil }
}

/// How the corners of an outline are cut.
public enum _Corners: Sendable, Hashable {
  case square
  case rounded(CGFloat)
  /// As round as the shorter side allows.
  case capsule
  case circle
}

extension Shape {
  nonisolated var _outline: [StyleClass] {
    let corners: [StyleClass] =
      switch _corners {
      case .square: []
      case .rounded(let radius): [.px("border-radius", radius)]
      case .capsule: [.init("border-radius:9999px")]
      case .circle: [.init("border-radius:50%;aspect-ratio:1;margin:auto")]
      }
    guard _inset != 0 else { return corners }
    return corners + [
      .init("border:\(pixels(_inset)) solid transparent;background-clip:padding-box")
    ]
  }

  /// The declarations that paint the shape.
  nonisolated func painted(_ paint: String) -> [StyleClass] {
    guard let line = _line else { return [.init("background:\(paint)")] + _outline }
    let half = pixels(line / 2)
    return [.init("box-shadow:inset 0 0 0 \(half) \(paint),0 0 0 \(half) \(paint)")] + _outline
  }
}

/// A shape that can be drawn smaller by the same amount on every side.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape drawn smaller by the same amount on every side.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public var _corners: _Corners { base._corners }
  public var _inset: CGFloat { base._inset + amount }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// The line along a shape's outline, as a shape.
nonisolated struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let width: CGFloat

  var _corners: _Corners { base._corners }
  var _inset: CGFloat { base._inset }
  var _line: CGFloat? { width }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How corners turn into round ones.
@nonexhaustive public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public var _corners: _Corners { .square }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated public struct RoundedRectangle: InsettableShape {
  let radius: CGFloat
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
    self.style = style
  }

  public var _corners: _Corners { .rounded(radius) }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public var _corners: _Corners { .capsule }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated public struct Circle: InsettableShape {
  public init() {}
  public var _corners: _Corners { .circle }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { .init() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { .init() }
}

extension Shape {
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    FillNode(view, inputs) { shape, environment in
      shape.painted(environment.foregroundCSS ?? "var(--label)")
    }
  }

  nonisolated public func fill<S>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, line: nil)
  }

  nonisolated public func stroke<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(view: _ShapeView(shape: self, style: content, line: (lineWidth, false)))
  }
}

extension Shape {
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, width: lineWidth)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content, line: (lineWidth, true))
  }

  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
}

/// A shape with paint on it.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never

  let shape: Content
  let style: Style
  /// A line instead of a filling, and whether it lies inside the outline.
  let line: (width: CGFloat, isInside: Bool)?

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    FillNode(view, inputs) { view, environment in
      let paint = view.style._css(in: environment)
      guard let line = view.line else {
        return view.shape.painted(paint)
      }
      let width = pixels(line.isInside ? line.width : line.width / 2)
      let inner = "inset 0 0 0 \(width) \(paint)"
      let shadow = line.isInside ? inner : "\(inner),0 0 0 \(width) \(paint)"
      return [.init("box-shadow:\(shadow)")] + view.shape._outline
    }
  }
}

/// A shape with a line along its outline.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  View
{
  let view: _ShapeView<Content, Style>

  init(view: _ShapeView<Content, Style>) {
    self.view = view
  }

  @MainActor public var body: some View { view }
}
