import SwiftUI
import SwiftUITesting
import Testing

private struct Check: ToggleStyle {
  @State private var turns = 0

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
      turns += 1
    } label: {
      Text("\(configuration.isOn ? "on" : "off") after \(turns)")
      configuration.label
    }
  }
}

private struct Wrapped: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("wrapped")
    Toggle(configuration)
  }
}

private struct Toggles: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Custom", isOn: $isOn).toggleStyle(Check())
    Toggle("Wrapped", isOn: $isOn).toggleStyle(Wrapped())
    Toggle("Nameless", isOn: $isOn).labelsHidden()
  }
}

@MainActor struct StyleTests {
  @Test func aStyleOfAnAppDrawsAToggleAndKeepsItsState() throws {
    let host = ViewHost(Toggles())
    try host.tap(.button("off after 0 Custom"))
    #expect(host.contains(.button("on after 1 Custom")))
    #expect(try host.find(.toggle("Wrapped")).value == "true")
  }

  @Test func aToggleInsideAStyleIsDrawnInTheOuterStyle() throws {
    let host = ViewHost(Toggles())
    try host.toggle(.toggle("Wrapped"))
    #expect(host.contains(.text("wrapped")))
    #expect(try host.find(.toggle("Wrapped")).value == "true")
  }

  @Test func aHiddenLabelStillNamesItsSwitch() throws {
    #expect(try ViewHost(Toggles()).find(.toggle("Nameless")).value == "false")
  }

  @Test func aLabelOfASymbolAloneIsNamedByItsWords() {
    let label = Label("Home", systemImage: "house")
    let icon = ViewHost(
      Button {
      } label: {
        label.labelStyle(.iconOnly)
      }
    )
    #expect(icon.contains(.button("Home")))
    let words = ViewHost(label.labelStyle(.titleOnly))
    #expect(words.contains(.text("Home")))
  }

  @Test func whatIsPrivateIsHiddenWhereTheSurroundingsSaySo() {
    let secret = Text("secret").privacySensitive()
    #expect(ViewHost(secret).contains(.text("secret")))
    #expect(!ViewHost(secret.redacted(reason: .privacy)).contains(.text("secret")))
    #expect(ViewHost(Text("open").redacted(reason: .privacy)).contains(.text("open")))
  }

  @Test func aRangeOfTextSizesBindsWhatThePersonChose() {
    let host = ViewHost(Sized().dynamicTypeSize(...DynamicTypeSize.xLarge), textScale: 2)
    #expect(host.contains(.text("xLarge")))
    #expect(ViewHost(Sized().dynamicTypeSize(.small)).contains(.text("small")))
  }
}

private struct Sized: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text(verbatim: "\(size)") }
}
