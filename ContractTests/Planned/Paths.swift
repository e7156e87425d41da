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
