/// An outline that can be filled, stroked and clipped with.
///
/// A shape of an app draws its path for a rectangle that begins at zero. In a page the path is
/// mirrored where a language runs from right to left, as Apple's systems do from iOS 17 on.
nonisolated public protocol Shape: Sendable, Animatable, View where Body == Never {
  nonisolated func path(in rect: CGRect) -> Path

  /// How a style sheet draws the outline; nil where it can't.
  nonisolated var _corners: _Corners? { get }
  /// How far inside its space the outline lies.
  nonisolated var _inset: CGFloat { get }
  /// The line that the shape consists of; nil for everything inside the outline.
  nonisolated var _line: StrokeStyle? { get }
}

extension Shape {
  @MainActor public var body: Never {
    fatalError("\(Self.self) draws itself and has no body to ask for.")
  }

  nonisolated public var _corners: _Corners? { nil }
  nonisolated public var _inset: CGFloat { 0 }
  nonisolated public var _line: StrokeStyle? { nil }
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
  /// The declarations that give an element the outline.
  nonisolated var _outline: [StyleClass] {
    let corners: [StyleClass] =
      switch _corners {
      case nil, .square: []
      case .rounded(let radius): [.px("border-radius", radius)]
      case .capsule: [.init("border-radius:9999px")]
      case .circle: [.init("border-radius:50%;aspect-ratio:1;margin:auto")]
      }
    guard _inset != 0 else { return corners }
    return corners + [
      .init("border:\(pixels(_inset)) solid transparent;background-clip:padding-box")
    ]
  }

  /// Whether an element of the page can have the shape as its own.
  nonisolated var isBox: Bool { _corners != nil && _line == nil }
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

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard case .rounded(let radius)? = base._corners else { return base.path(in: inner) }
    return Path(roundedRect: inner, cornerRadius: max(radius - amount, 0))
  }

  public var _corners: _Corners? { base._corners }
  public var _inset: CGFloat { base._inset + amount }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// The line along a shape's outline, as a shape.
///
/// Its path is the outline the line runs along, so that it draws as a line and clips as an area.
nonisolated struct StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  func path(in rect: CGRect) -> Path { base.path(in: rect) }

  var _corners: _Corners? { base._corners }
  var _inset: CGFloat { base._inset }
  var _line: StrokeStyle? { style }
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

extension Path: Shape {
  /// The path as it is, whatever the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
