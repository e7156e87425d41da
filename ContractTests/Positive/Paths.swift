// Sheet F: paths, materials, styles of strokes.
import SwiftUI

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

struct Drawn: View {
  var body: some View {
    Wave().fill(.red).frame(height: 1)
    Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
    Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    Text("a").contentShape(.interaction, .rect)
    Text("a").foregroundStyle(.tertiary, .quaternary)
  }
}

struct Sampler: InsettableShape {
  var inset: CGFloat = 0
  var turn = Angle.degrees(30)

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(inset, turn.radians) }
    set { (inset, turn) = (newValue.first, Angle(radians: newValue.second)) }
  }

  func inset(by amount: CGFloat) -> Sampler { Sampler(inset: inset + amount, turn: turn) }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path(rect)
    path.addLines([rect.origin, center])
    path.addQuadCurve(to: rect.origin, control: center)
    path.addCurve(to: center, control1: rect.origin, control2: center)
    path.addArc(
      center: center,
      radius: 4,
      startAngle: .zero,
      endAngle: turn,
      clockwise: false
    )
    path.addArc(tangent1End: rect.origin, tangent2End: center, radius: 2)
    path.addRelativeArc(center: center, radius: 4, startAngle: turn, delta: .radians(1))
    path.closeSubpath()
    path.addRects([rect], transform: CGAffineTransform(scaleX: 2, y: 2).rotated(by: 1))
    path.addRect(rect, transform: .identity)
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 3), style: .circular)
    path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 3))
    path.addPath(Path(ellipseIn: rect).offsetBy(dx: 1, dy: 2))
    path.addPath(Path(roundedRect: rect, cornerRadius: 3), transform: .init(translationX: 1, y: 0))
    path.addPath(Path { $0.move(to: center) })
    return path.applying(CGAffineTransform(rotationAngle: turn.radians))
  }
}

struct PathsAsValues {
  let path = Path { path in
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
  }

  func read() -> [Bool] {
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): print(to)
      case .closeSubpath: break
      }
    }
    let again = Path(path.description)
    return [
      path.isEmpty, path.boundingRect.isNull, path.contains(.zero, eoFill: true),
      path.currentPoint == nil, again == path,
    ]
  }
}

struct DrawnByPaths: View {
  let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dashPhase: 1)
  let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    Sampler().stroke(.red, style: style).frame(width: 40, height: 20)
    Sampler().stroke(style: style).fill(.red, style: FillStyle(eoFill: true))
    Sampler().strokeBorder(.red, lineWidth: 2)
    Sampler().strokeBorder(style: style)
    Sampler().inset(by: 3)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill(.tint)
    Text("a").background(.red, in: Wave()).overlay(.blue, in: Sampler())
    Text("a").clipShape(Wave(), style: FillStyle(eoFill: true)).contentShape(Wave())
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    LinearGradient(
      stops: [.init(color: .red, location: 0)],
      startPoint: .leading,
      endPoint: .trailing
    )
    Text("a").foregroundStyle(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
  }
}

struct Surfaces: View {
  var body: some View {
    Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Rectangle()
      .fill(
        .linearGradient(
          stops: [.init(color: .red, location: 0.5)],
          startPoint: .top,
          endPoint: .bottom
        )
      )
    Text("a").background(.ultraThinMaterial).background(.thinMaterial, in: .capsule)
    Text("a").background(.thickMaterial, in: Wave()).background(Material.ultraThick)
    Text("a").background(.bar).background(.ultraThickMaterial)
    Text("a").foregroundStyle(.red, .blue, .green)
    Text("a").foregroundStyle(Color(uiColor: .black))
  }
}
