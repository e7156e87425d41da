@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Screen: View {
  @State private var text = ""
  @State private var errors = 0

  var body: some View {
    TextField("Name", text: $text)
      .accessibilityLabel("Given name")
      .accessibilityHint(errors > 0 ? "Can't be empty" : "")
    Text("Heading").accessibilityAddTraits(.isHeader)
    Text("decoration").accessibilityHidden(true)
    Button("check") {
      errors += 1
      AccessibilityNotification.Announcement("\(errors) errors").post()
    }
    .accessibilityValue("\(errors)")
    .accessibilityLabel("Check")
    .sensoryFeedback(.error, trigger: errors)
    Text("inner").accessibilityLabel("inner name").accessibilityLabel("outer name")
      .accessibilityIdentifier("named")
  }
}

@MainActor struct AccessibilityTests {
  private let host = ViewHost(Screen())

  @Test func aFieldIsFoundByItsNameAndDescribedByItsHint() throws {
    #expect(try host.find(.textField("Given name")).hint.isEmpty)
    try host.tap(.button("Check, 0"))
    #expect(try host.find(.textField("Given name")).hint == "Can't be empty")
    #expect(host.contains(.button("Check, 1")))
  }

  @Test func headingsAreFoundAndDecorationIsNot() {
    #expect(host.contains(.heading("Heading")))
    #expect(!host.elements.contains { $0.name == "decoration" })
  }

  @Test func anAnnouncementIsSpokenInItsOwnSessionEachTime() async throws {
    let other = ViewHost(Screen())
    try host.tap(.button("Check, 0"))
    try host.tap(.button("Check, 1"))
    await host.settle()
    #expect(host.announcements == ["1 errors", "2 errors"])
    #expect(other.announcements.isEmpty)
    #expect(host.feedback == [.error, .error])
    #expect(other.feedback.isEmpty)
  }

  // A session lasts for days, and what is spoken may hold what a person typed.
  @Test func aSessionKeepsNothingOfWhatItSpoke() async throws {
    let live = ViewRuntime(
      mode: .live,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: Screen()
    )
    live.markShown()
    let button = try #require(live.root.firstButton)
    for _ in 0..<1000 { _ = live.handle(.submit(id: button, values: [])) }
    for _ in 0..<50 { await Task.yield() }
    let spoken = live.takePatch().filter { if case .announce = $0 { true } else { false } }
    #expect(spoken.count == 1000)
    #expect(live.announcements.isEmpty)
    #expect(live.feedback.isEmpty)
  }

  @Test func whatIsSaidFurtherOutWins() throws {
    #expect(try host.find(.identifier("named")).name == "outer name")
  }
}

extension ElementSnapshot {
  fileprivate var firstButton: Int? {
    tag == "button" ? id : children.lazy.compactMap(\.firstButton).first
  }
}
