/// How corners turn into round ones.
@nonexhaustive public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

nonisolated public struct Rectangle: InsettableShape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  public var _corners: _Corners? { .square }

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

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: radius, style: style)
  }

  public var _corners: _Corners? { .rounded(radius) }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public var _corners: _Corners? { .capsule }

  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

nonisolated public struct Circle: InsettableShape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  public var _corners: _Corners? { .circle }

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
