extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    guard !transform.isIdentity else { return self }
    func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    return switch self {
    case .move(let end): .move(to: moved(end))
    case .line(let end): .line(to: moved(end))
    case .quadCurve(let end, let control): .quadCurve(to: moved(end), control: moved(control))
    case .curve(let end, let control1, let control2):
      .curve(to: moved(end), control1: moved(control1), control2: moved(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  /// The points that the step names, in the order in which they are written.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}

extension Path {
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle round all lines and curves; null where there are none.
  public var boundingRect: CGRect {
    var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
    func take(_ point: CGPoint) {
      let old = box ?? (point.x, point.y, point.x, point.y)
      box = (
        min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x),
        max(old.maxY, point.y)
      )
    }
    for piece in pieces {
      take(piece.point(0))
      take(piece.point(1))
      for place in piece.turningPoints { take(piece.point(place)) }
    }
    guard let box else { return .null }
    return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }

  /// Whether a point is inside, with every part of the outline closed.
  ///
  /// Curves count as 32 lines each.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for piece in closedPieces {
      for (one, two) in piece.lines where (one.y <= p.y) != (two.y <= p.y) {
        let x = one.x + (p.y - one.y) / (two.y - one.y) * (two.x - one.x)
        guard x > p.x else { continue }
        crossings += 1
        winding += two.y > one.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The lines and curves with the points they begin at; a part that is only a point is one, too.
  private var pieces: [Piece] { pieces(closing: false) }

  private var closedPieces: [Piece] { pieces(closing: true) }

  private func pieces(closing closes: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var start = CGPoint.zero
    var place = CGPoint.zero
    func close() {
      if place != start { pieces.append(Piece([place, start])) }
      place = start
    }
    for element in elements {
      switch element {
      case .move(let end):
        if closes { close() }
        pieces.append(Piece([end, end]))
        start = end
        place = end
      case .closeSubpath: close()
      default:
        pieces.append(Piece([place] + element.points))
        place = element.points.last ?? place
      }
    }
    if closes { close() }
    return pieces
  }
}

/// A line or a curve by its two to four points.
private struct Piece {
  let points: [CGPoint]

  init(_ points: [CGPoint]) {
    self.points = points
  }

  /// The point at a place from 0 to 1, by dividing the control points again and again.
  func point(_ place: CGFloat) -> CGPoint {
    var rest = points
    while rest.count > 1 {
      rest = zip(rest, rest.dropFirst())
        .map {
          CGPoint(x: $0.x + ($1.x - $0.x) * place, y: $0.y + ($1.y - $0.y) * place)
        }
    }
    return rest[0]
  }

  /// Where the curve stops going left or right, up or down.
  var turningPoints: [CGFloat] {
    guard points.count > 2 else { return [] }
    return (turns(points.map(\.x)) + turns(points.map(\.y))).filter { $0 > 0 && $0 < 1 }
  }

  private func turns(_ p: [CGFloat]) -> [CGFloat] {
    if p.count == 3 {
      let curve = p[0] - 2 * p[1] + p[2]
      return curve == 0 ? [] : [(p[0] - p[1]) / curve]
    }
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }

  var lines: [(CGPoint, CGPoint)] {
    guard points.count > 2 else { return [(points[0], points[1])] }
    let steps = (0...32).map { point(CGFloat($0) / 32) }
    return Array(zip(steps, steps.dropFirst()))
  }
}
