extension Path {
  /// Adds part of a circle, counted from where its angle starts.
  ///
  /// A positive `delta` goes clockwise on a page.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var angle = startAngle.radians
    let first = point(angle).applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    // No piece is longer than a quarter, where a curve is a circle to the eye.
    let count = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta.radians / Double(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for _ in 0..<count {
      let next = angle + step
      let (from, to) = (point(angle), point(next))
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x - reach * sin(angle), y: from.y + reach * cos(angle))
          .applying(transform),
        control2: CGPoint(x: to.x + reach * sin(next), y: to.y - reach * cos(next))
          .applying(transform)
      )
      angle = next
    }
  }

  /// Adds part of a circle between two angles.
  ///
  /// `clockwise` is meant as in a space whose y runs up, so that a page shows it the other way
  /// round, as Apple's systems do.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise { delta = -delta }
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: whole)
      if delta < 0 { delta += whole }
    } else if delta > whole {
      delta = delta.truncatingRemainder(dividingBy: whole)
    }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: .radians(clockwise ? -delta : delta),
      transform: transform
    )
  }

  /// Rounds the corner between the current point, a first and a second end.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let currentPoint else { return }
    // The angles and lengths are those before the transform.
    let start = currentPoint.applying(transform.inverted())
    let one = Direction(from: tangent1End, to: start)
    let two = Direction(from: tangent1End, to: tangent2End)
    let turn = one.x * two.y - one.y * two.x
    guard one.length > 0, two.length > 0, abs(turn) > 1e-9, radius > 0 else {
      return addLine(to: corner)
    }
    let half = acos(min(max(one.x * two.x + one.y * two.y, -1), 1)) / 2
    let distance = radius / tan(half)
    let touch = CGPoint(
      x: tangent1End.x + one.x * distance,
      y: tangent1End.y + one.y * distance
    )
    let side: CGFloat = turn > 0 ? -1 : 1
    let center = CGPoint(x: touch.x + side * one.y * radius, y: touch.y - side * one.x * radius)
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: .radians(atan2(touch.y - center.y, touch.x - center.x)),
      delta: .radians(Double(side) * (.pi - 2 * half)),
      transform: transform
    )
  }
}

/// A step of length 1 from one point towards another.
private struct Direction {
  let x: CGFloat
  let y: CGFloat
  let length: CGFloat

  init(from: CGPoint, to: CGPoint) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    length = (dx * dx + dy * dy).squareRoot()
    x = length > 0 ? dx / length : 0
    y = length > 0 ? dy / length : 0
  }
}
