// Sheet F: backgrounds, shapes, styles, fonts.
import SwiftUI

struct Backgrounds: View {
  let color: Color

  var body: some View {
    Text("a").background(.red)
    Text("a").background(color)
    Text("a").background(Color.red.opacity(0.2))
    Text("a").background { Text("b") }
    Text("a").background(alignment: .top) { RoundedRectangle(cornerRadius: 8).fill(color) }
    Text("a").background(.red, in: .rect(cornerRadius: 3))
    Text("a").background(color, ignoresSafeAreaEdges: .bottom)
    Text("a").background(.fill, in: .capsule)
  }
}

struct Overlays: View {
  let isWrong: Bool

  var body: some View {
    Text("a").overlay { Text("b") }
    Text("a").overlay(alignment: .bottomLeading) { Text("b") }
    Text("a").overlay(.secondary, in: .circle)
    Text("a").overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    Text("a")
      .overlay {
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .strokeBorder(isWrong ? Color.red : Color.clear, lineWidth: 1)
      }
    Text("a").border(.red).border(Color.gray, width: 2)
    Text("a").clipShape(.rect(cornerRadius: 8)).clipShape(Circle()).clipped()
    Text("a").contentShape(Rectangle())
  }
}

struct Shapes: View {
  var body: some View {
    Rectangle().fill(.red)
    Circle().fill()
    Capsule().stroke(.red, lineWidth: 2)
    RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 1)
    RoundedRectangle(cornerRadius: 8).inset(by: 2).fill(Color.red)
    Rectangle().strokeBorder(lineWidth: 1)
  }
}

struct Tinted<Style: ShapeStyle>: View {
  let style: Style
  var body: some View { Text("a").foregroundStyle(style).tint(.red) }
}

struct Styles: View {
  let isWrong: Bool
  let color: Color?

  var body: some View {
    Text("a").foregroundStyle(.primary)
    Text("a").foregroundStyle(isWrong ? .red : .secondary)
    Text("a").foregroundStyle(isWrong ? Color.red : Color(red: 0.1, green: 0.2, blue: 0.3))
    Text("a").foregroundColor(color).tint(color)
    Tinted(style: .placeholder)
    Tinted(style: .tint)
    Text("a").opacity(0.5)
    Text("a").shadow(radius: 3)
    Text("a").shadow(color: .black.opacity(0.08), radius: 2, x: 0, y: 1)
    Color.clear
  }
}

struct Fonts: View {
  var body: some View {
    Text("a").font(.headline).fontWeight(.semibold).bold()
    Text("a").font(.subheadline).italic(false)
    Text("a").fontDesign(.rounded).monospacedDigit()
    Text("a").lineLimit(1).truncationMode(.tail).minimumScaleFactor(0.8)
    Text("a").lineLimit(nil).lineLimit(1...3).lineLimit(2, reservesSpace: true)
    Text("a").multilineTextAlignment(.trailing).textCase(.uppercase)
    Text("a").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.accessibility3)
    Text("a").allowsHitTesting(false).onTapGesture {}
    Text("a").onTapGesture(count: 2) {}
  }
}
