import AddressUI
import SwiftUI

/// Outlines of the app's own at several sizes, lines, gradients and materials.
struct DrawingView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        OwnShapesSample()
        LinesSample()
        GradientSample()
        LevelsSample()
      }
      .padding(16)
    }
    .navigationTitle("Shapes")
  }
}

/// A heading over what it names.
struct DrawingSection<Content: View>: View {
  let title: String
  let content: Content

  @Environment(\.spTheme) private var theme

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: title)
        .font(theme.type.headline)
        .accessibilityAddTraits(.isHeader)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(theme.color.surface, in: .rect(cornerRadius: theme.radius.lg))
  }
}

/// Each shape small, wide and high.
private struct OwnShapesSample: View {
  @State private var isWide = false
  @State private var taps = 0

  var body: some View {
    DrawingSection("Own shapes") {
      sizes("wave", Wave().fill(.blue))
      sizes("ticket", Ticket().strokeBorder(.red, lineWidth: 2))
      sizes("star", Star().fill(.orange))
      sizes("perforation", Perforation().fill(.green))
      Perforation().fill(.purple)
        .accessibilityIdentifier("changing")
        .frame(width: isWide ? 220 : 100, height: 40)
      Button("Change the width") { isWide.toggle() }
      Text("Clipped by a star").padding(24)
        .background(.fill)
        .clipShape(Star())
        .accessibilityIdentifier("clipped")
      Button {
        taps += 1
      } label: {
        Star().fill(.pink).frame(width: 120, height: 120)
      }
      .contentShape(Star())
      .accessibilityLabel("Star")
      Text("Tapped \(taps) times")
    }
  }

  private func sizes(_ name: String, _ shape: some View) -> some View {
    HStack(alignment: .top, spacing: 12) {
      shape.accessibilityIdentifier("\(name) small").frame(width: 48, height: 32)
      shape.accessibilityIdentifier("\(name) wide").frame(width: 150, height: 40)
      shape.accessibilityIdentifier("\(name) high").frame(width: 40, height: 90)
    }
  }
}

/// Lines round shapes of the app's own and of SwiftUI.
private struct LinesSample: View {
  private let dashes = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [1, 7])

  var body: some View {
    DrawingSection("Lines") {
      HStack(spacing: 16) {
        RoundedRectangle(cornerRadius: 12).strokeBorder(.red, style: dashes)
          .accessibilityIdentifier("dashed")
          .frame(width: 90, height: 60)
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [12, 4]))
          .frame(width: 60, height: 60)
        Wave().stroke(.green, style: StrokeStyle(lineWidth: 4, lineJoin: .bevel))
          .frame(width: 90, height: 60)
      }
      Capsule()
        .strokeBorder(
          .linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing),
          lineWidth: 4
        )
        .frame(width: 200, height: 40)
    }
  }
}

/// Colours that turn into each other, and surfaces that they shine through.
private struct GradientSample: View {
  private let gradient = Gradient(colors: [.red, .yellow, .blue])

  var body: some View {
    DrawingSection("Gradients and materials") {
      LinearGradient(gradient: gradient, startPoint: .topLeading, endPoint: .bottomTrailing)
        .accessibilityIdentifier("gradient")
        .frame(width: 240, height: 60)
      Star().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))
        .frame(width: 80, height: 80)
      Text("Letters of a gradient").font(.title).bold()
        .foregroundStyle(
          .linearGradient(colors: [.purple, .red], startPoint: .leading, endPoint: .trailing)
        )
        .accessibilityIdentifier("letters")
      ZStack {
        LinearGradient(
          stops: [
            .init(color: .blue, location: 0.45), .init(color: .orange, location: 0.55),
          ],
          startPoint: .leading,
          endPoint: .trailing
        )
        HStack(spacing: 8) {
          Text("Regular").padding(12)
            .background(.regularMaterial, in: .rect(cornerRadius: 12))
            .accessibilityIdentifier("material")
          Text("Ticket").padding(.vertical, 12).padding(.horizontal, 20)
            .background(.thickMaterial, in: Ticket())
        }
      }
      .frame(height: 80)
    }
  }
}

/// Three levels of a foreground, and a text of pieces.
private struct LevelsSample: View {
  var body: some View {
    DrawingSection("Levels") {
      HStack(spacing: 12) {
        Text("First")
        Text("Second").foregroundStyle(.secondary).accessibilityIdentifier("second")
        Text("Third").foregroundStyle(.tertiary)
      }
      .foregroundStyle(.blue, .purple, .red)
      (Text("4 Sample Street, ").bold() + Text("No.").accessibilityLabel("number")
        + Text(" 7").foregroundStyle(.secondary))
        .accessibilityIdentifier("pieces")
    }
  }
}
