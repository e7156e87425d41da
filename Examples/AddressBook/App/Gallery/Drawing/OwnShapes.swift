import Foundation
import SwiftUI

/// A wave along the middle: every point is a part of the width and the height.
struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control1: CGPoint(x: rect.minX + rect.width * 0.35, y: rect.minY - rect.height / 2),
      control2: CGPoint(x: rect.minX + rect.width * 0.65, y: rect.maxY + rect.height / 2)
    )
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A ticket: notches that stay as large as they are, and a pointed end.
struct Ticket: InsettableShape {
  var inset: CGFloat = 0

  func inset(by amount: CGFloat) -> Ticket { Ticket(inset: inset + amount) }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - 12, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX - 12, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addArc(
      center: CGPoint(x: rect.minX, y: rect.midY),
      radius: 8,
      startAngle: .degrees(90),
      endAngle: .degrees(-90),
      clockwise: true
    )
    path.closeSubpath()
    return path
  }
}

/// A star as large as the shorter side allows.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let points = (0..<10)
      .map { index in
        // One kind of number throughout: a compiler that has to convert tries every pair of them.
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let length = index.isMultiple(of: 2) ? radius : radius * 0.45
        return CGPoint(x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
      }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }
}

/// A stamp's edge: how many teeth there are follows from the width, so no sum foretells them.
struct Perforation: Shape {
  func path(in rect: CGRect) -> Path {
    let count = max(1, Int(rect.width / 16))
    let step = rect.width / CGFloat(count)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    for index in 0..<count {
      let start = rect.minX + CGFloat(index) * step
      path.addQuadCurve(
        to: CGPoint(x: start + step, y: rect.minY),
        control: CGPoint(x: start + step / 2, y: rect.minY + step)
      )
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
