import SwiftUI
import Testing

/// What a path is made of and where it runs.
struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 20)

  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        points.append(end)
      case .closeSubpath: break
      }
    }
    return points
  }

  private func isNear(_ one: CGPoint?, _ two: CGPoint) -> Bool {
    guard let one else { return false }
    return abs(one.x - two.x) < 0.01 && abs(one.y - two.y) < 0.01
  }

  private func isNear(_ one: CGRect, _ two: CGRect) -> Bool {
    isNear(one.origin, two.origin)
      && isNear(CGPoint(x: one.maxX, y: one.maxY), CGPoint(x: two.maxX, y: two.maxY))
  }

  @Test func anEmptyPathHasNothing() {
    let path = Path()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect.isNull)
    #expect(!path.contains(.zero))
  }

  @Test func aLineNeedsAPointToBeginAt() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func closingGoesBackToTheBeginningOfThePart() {
    var path = Path()
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 9))
    #expect(points(path).last == CGPoint(x: 0, y: 9))
  }

  @Test(arguments: [
    Path(CGRect(x: 10, y: 20, width: 40, height: 20)),
    Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20)),
    Path(roundedRect: CGRect(x: 10, y: 20, width: 40, height: 20), cornerRadius: 6),
    Path(roundedRect: CGRect(x: 10, y: 20, width: 40, height: 20), cornerRadius: 600),
    Path(
      roundedRect: CGRect(x: 10, y: 20, width: 40, height: 20),
      cornerRadii: RectangleCornerRadii(topLeading: 9, bottomTrailing: 3)
    ),
  ])
  func whatIsMadeInARectangleFillsIt(path: Path) {
    #expect(isNear(path.boundingRect, box))
    #expect(path.contains(CGPoint(x: 30, y: 30)))
    #expect(!path.contains(CGPoint(x: 9, y: 30)))
  }

  @Test func roundCornersAreCutOff() {
    let corner = CGPoint(x: 10.5, y: 20.5)
    #expect(Path(box).contains(corner))
    #expect(!Path(roundedRect: box, cornerRadius: 6).contains(corner))
    let uneven = Path(roundedRect: box, cornerRadii: RectangleCornerRadii(bottomTrailing: 6))
    #expect(uneven.contains(corner))
    #expect(!uneven.contains(CGPoint(x: 49.5, y: 39.5)))
  }

  @Test func controlPointsDoNotCountForTheBounds() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    path.addCurve(
      to: .zero,
      control1: CGPoint(x: 10, y: -8),
      control2: CGPoint(x: 0, y: -8)
    )
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: -6, width: 10, height: 11)))
  }

  @Test func anArcGoesTheWayThatApplesGoes() {
    func arc(clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: .zero,
          radius: 10,
          startAngle: .zero,
          endAngle: .degrees(90),
          clockwise: clockwise
        )
      }
    }
    // y runs down, so the quarter from 0 to 90 degrees is the lower right one.
    #expect(isNear(arc(clockwise: false).boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let long = arc(clockwise: true)
    #expect(isNear(long.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(isNear(long.currentPoint, CGPoint(x: 0, y: 10)))
    #expect(long.contains(CGPoint(x: -5, y: -5)) && !long.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func anArcIsJoinedByALine() {
    var path = Path()
    path.move(to: CGPoint(x: -5, y: 0))
    path.addRelativeArc(
      center: CGPoint(x: 20, y: 0),
      radius: 5,
      startAngle: .degrees(180),
      delta: .degrees(-180)
    )
    #expect(isNear(points(path)[1], CGPoint(x: 15, y: 0)))
    #expect(isNear(path.currentPoint, CGPoint(x: 25, y: 0)))
    #expect(isNear(path.boundingRect, CGRect(x: -5, y: 0, width: 30, height: 5)))
  }

  @Test func aCornerIsRoundedBetweenItsTangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    #expect(isNear(points(path)[1], CGPoint(x: 6, y: 0)))
    #expect(isNear(path.currentPoint, CGPoint(x: 10, y: 4)))
    var straight = Path()
    straight.move(to: .zero)
    straight.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 20, y: 0),
      radius: 4
    )
    #expect(points(straight) == [.zero, CGPoint(x: 10, y: 0)])
  }

  @Test func aHoleIsInsideOnlyWhereBothRunTheSameWay() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
  }

  @Test func aPathIsMovedTurnedAndScaled() {
    #expect(
      isNear(Path(box).offsetBy(dx: 1, dy: -2).boundingRect, box.offsetBy(dx: 1, dy: -2))
    )
    let turned = Path(box).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned.boundingRect, CGRect(x: -40, y: 10, width: 20, height: 40)))
    var path = Path()
    path.addRects([box], transform: CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 0))
    #expect(isNear(path.boundingRect, CGRect(x: 22, y: 60, width: 80, height: 60)))
  }

  @Test func aTransformIsUndoneByItsInverse() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.7).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: -2)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    #expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
    #expect(CGAffineTransform() != .identity)
  }

  @Test func aPathIsReadBackFromItsDescription() {
    var path = Path(ellipseIn: box)
    path.addQuadCurve(to: .zero, control: CGPoint(x: 0.5, y: -3))
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
    for text in ["1 2", "1 m", "m", "1 2 m 3 l", "x y m", "1 2 3 m"] {
      #expect(Path(text) == nil, "\(text)")
    }
  }

  @Test func anAngleIsKnownInDegreesAndRadians() {
    #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
    #expect(Angle(radians: .pi / 2).degrees == 90 && Angle.degrees(1) < .degrees(2))
  }
}
