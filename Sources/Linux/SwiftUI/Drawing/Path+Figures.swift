/// How far the control points of a quarter of a circle stand from its ends, for a radius of 1.
private let quarter: CGFloat = 0.552_284_749_830_793_4

extension Path {
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(max(cornerSize.width, 0), rect.width / 2),
      height: min(max(cornerSize.height, 0), rect.height / 2)
    )
    addRoundedRect(rect, corners: [size, size, size, size], transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let longest = min(rect.width, rect.height) / 2
    let corners =
      [
        cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
        cornerRadii.bottomLeading,
      ]
      .map { min(max($0, 0), longest) }
    addRoundedRect(rect, corners: corners.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// Goes round clockwise from the upper edge; the corners begin at the upper left.
  private mutating func addRoundedRect(
    _ rect: CGRect,
    corners: [CGSize],
    _ transform: CGAffineTransform
  ) {
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    // Each corner: where it stands, and which way the edges to and from it run.
    let places: [(x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat)] = [
      (rect.minX, rect.minY, 1, 1), (rect.maxX, rect.minY, -1, 1),
      (rect.maxX, rect.maxY, -1, -1), (rect.minX, rect.maxY, 1, -1),
    ]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY))
    for index in [1, 2, 3, 0] {
      let (corner, size) = (places[index], corners[index])
      func point(_ across: CGFloat, _ down: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + corner.dx * size.width * across,
          y: corner.y + corner.dy * size.height * down
        )
      }
      let (horizontal, vertical) = (
        (point(1, 0), point(1 - quarter, 0)), (point(0, 1), point(0, 1 - quarter))
      )
      let (from, to) = index % 2 == 1 ? (horizontal, vertical) : (vertical, horizontal)
      path.addLine(to: from.0)
      path.addCurve(to: to.0, control1: from.1, control2: to.1)
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + rx * x, y: rect.midY + ry * y)
    }
    var path = Path()
    path.move(to: point(1, 0))
    for (cosine, sine) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      path.addCurve(
        to: point(-sine, cosine),
        control1: point(cosine - quarter * sine, sine + quarter * cosine),
        control2: point(-sine + quarter * cosine, cosine + quarter * sine)
      )
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }
}
