/// Colours that turn into each other.
@frozen public struct Gradient: Hashable, Sendable {
  /// A colour and its place from 0 to 1.
  @frozen public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { .init(color: $1, location: CGFloat($0) / last) }
  }
}

/// Colours that turn into each other along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
  public typealias Resolved = Never
  public typealias Body = Never

  let paint: _LinearPaint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    paint = _LinearPaint(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// A single colour for what can have no other.
  public func _css(in environment: EnvironmentValues) -> String {
    paint.gradient.stops.first?.color.css ?? "transparent"
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint { .gradient(paint) }

  public static var _isFlat: Bool { false }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ShapeNode(view, inputs) { view, _ in
      ShapeDrawing(shape: Rectangle(), paint: .gradient(view.paint))
    }
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Where the colours of a linear gradient stand.
public struct _LinearPaint: Hashable, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// The declarations that paint text; its letters are cut out of the gradient.
  ///
  /// A slanting gradient runs from corner to corner of the text, as a style sheet's does.
  var textStyles: [StyleClass] {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let (sx, sy): (CGFloat, CGFloat) = (dx.sign == .minus ? -1 : 1, dy.sign == .minus ? -1 : 1)
    func place(_ location: CGFloat) -> CGFloat {
      let x = (startPoint.x + dx * location - 0.5) * sx
      let y = (startPoint.y + dy * location - 0.5) * sy
      if dy == 0 { return x + 0.5 }
      if dx == 0 { return y + 0.5 }
      return (x + y + 1) / 2
    }
    let sides = [
      dy == 0 ? nil : (sy > 0 ? "bottom" : "top"), dx == 0 ? nil : (sx > 0 ? "right" : "left"),
    ]
    let direction = sides.compactMap { $0 }.joined(separator: " ")
    let stops = gradient.stops.map { stop in
      "\(stop.color.css) \((place(stop.location) * 10_000).rounded() / 100)%"
    }
    guard stops.count > 1, !direction.isEmpty else { return [] }
    let image = "linear-gradient(to \(direction),\(stops.joined(separator: ",")))"
    return [
      .init("background-image:\(image)"),
      .init("-webkit-background-clip:text;background-clip:text;color:transparent"),
    ]
  }
}
