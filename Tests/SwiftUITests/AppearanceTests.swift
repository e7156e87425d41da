import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct AppearanceTests {
  @Test func aPreferredColorSchemeIsWhatViewsInsideRead() throws {
    let host = ViewHost(Scheme())
    #expect(host.contains(.text("light")))
    try host.tap(.button("Turn"))
    #expect(host.contains(.text("dark")))
    try host.tap(.button("Turn"))
    #expect(host.contains(.text("light")))
  }

  @Test func noPreferenceLeavesTheAppearanceAlone() {
    let host = ViewHost(SchemeText().preferredColorScheme(nil), isDark: true)
    #expect(host.contains(.text("dark")))
  }

  @Test func aLayoutDirectionIsReadInsideAndKeepsTheFieldsText() throws {
    let host = ViewHost(Direction())
    try host.type("ab", into: .textField("Field"))
    try host.tap(.button("Turn"))
    #expect(host.contains(.text("rightToLeft")))
    #expect(try host.find(.textField("Field")).value == "ab")
    #expect(host.isPageWhatViewsSay)
    try host.tap(.button("Turn"))
    #expect(host.contains(.text("leftToRight")))
  }

  @Test func theElementOfADirectionGoesWithItsView() throws {
    let host = ViewHost(Passing())
    let before = host.knownElementCount
    try host.tap(.button("Show"))
    try host.tap(.button("Show"))
    #expect(host.knownElementCount == before)
  }
}

// MARK: - Fixtures

private struct SchemeText: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: "\(scheme)") }
}

private struct Scheme: View {
  @State private var isDark = false

  var body: some View {
    VStack {
      SchemeText()
      Button("Turn") { isDark.toggle() }
    }
    .preferredColorScheme(isDark ? .dark : .light)
  }
}

private struct DirectionText: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text(verbatim: "\(direction)") }
}

private struct Direction: View {
  @State private var turns = false
  @State private var text = ""

  var body: some View {
    VStack {
      DirectionText()
      TextField("Field", text: $text)
      Button("Turn") { turns.toggle() }
    }
    .environment(\.layoutDirection, turns ? .rightToLeft : .leftToRight)
  }
}

private struct Passing: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown.toggle() }
    if isShown { Text("there").environment(\.layoutDirection, .rightToLeft) }
  }
}

@MainActor struct DirectionOfDialogTests {
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aDialogRunsAsThePlaceThatPresentsIt(direction: LayoutDirection) throws {
    let host = ViewHost(Presenter().environment(\.layoutDirection, direction))
    let dialog = try host.find(.role(.dialog))
    #expect(dialog.attributes["dir"] == (direction == .rightToLeft ? "rtl" : "ltr"))
  }

  @Test func aDialogOfAPageThatSaysNothingRunsAsThePage() throws {
    #expect(try ViewHost(Presenter()).find(.role(.dialog)).attributes["dir"] == nil)
  }
}

private struct Presenter: View {
  var body: some View {
    Color.clear.sheet(isPresented: .constant(true)) { Text("inside") }
  }
}
