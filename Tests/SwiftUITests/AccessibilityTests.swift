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

  @Test func whatIsReadAsOneHasItsPartsInItsNameOnly() throws {
    struct Temperature: View {
      @State private var degrees = 20
      var body: some View {
        HStack {
          Text("Berlin")
          Text("\(degrees) degrees")
        }
        .accessibilityElement(children: .combine)
        Button("warmer") { degrees += 1 }
      }
    }
    let host = ViewHost(Temperature())
    #expect(host.elements.map(\.name) == ["Berlin, 20 degrees", "warmer"])
    try host.tap(.button("warmer"))
    #expect(host.elements.map(\.name) == ["Berlin, 21 degrees", "warmer"])
  }

  @Test func anElementThatIgnoresItsPartsHasItsOwnNameOnly() {
    let parts = HStack {
      Text("4")
      Text("5")
    }
    let ignoring = ViewHost(parts.accessibilityElement().accessibilityLabel("four of five"))
    #expect(ignoring.elements.map(\.name) == ["four of five"])
    let containing = ViewHost(
      parts.accessibilityElement(children: .contain).accessibilityLabel("four of five")
    )
    #expect(containing.elements.map(\.name) == ["four of five", "4", "5"])
  }

  @Test func anElementMayTreatItsPartsOtherwiseLater() throws {
    struct Changing: View {
      @State private var isOne = false
      @State private var number = 1
      var body: some View {
        HStack { Text("\(number)") }.accessibilityElement(children: isOne ? .combine : .contain)
        Button("other") { isOne.toggle() }
        Button("next") { number += 1 }
      }
    }
    let host = ViewHost(Changing())
    #expect(host.elements.map(\.name) == ["", "1", "other", "next"])
    try host.tap(.button("other"))
    try host.tap(.button("next"))
    #expect(host.elements.map(\.name) == ["2", "other", "next"])
    #expect(host.isPageWhatViewsSay)
    try host.tap(.button("other"))
    #expect(host.elements.map(\.name) == ["", "2", "other", "next"])
    #expect(host.isPageWhatViewsSay)
  }

  // Whoever uses the keyboard must not come to something without a name.
  @Test func aControlInsideWhatIsReadAsOneIsStillFound() throws {
    let host = ViewHost(
      HStack {
        Text("Berlin")
        Button("Remove") {}
      }
      .accessibilityElement(children: .combine)
    )
    #expect(host.contains(.button("Remove")))
  }

  @Test func aValueIsReadAfterTheName() throws {
    let host = ViewHost(
      VStack {
        Text("Volume").accessibilityValue("half")
        Button("Louder") {}.accessibilityValue("half")
      }
    )
    #expect(host.elements.first?.name == "Volume, half")
    #expect(try host.find(.button("Louder")).hint == "half")
  }

  @Test func traitsAreRolesOnThePage() throws {
    func drawn(_ traits: AccessibilityTraits) -> ElementSnapshot? {
      draw(Text("a").accessibilityAddTraits(traits)).root.all.first { $0.tag == "span" }
    }
    #expect(drawn(.isButton)?.attribute("role") == "button")
    #expect(drawn(.isLink)?.attribute("role") == "link")
    #expect(drawn(.isToggle)?.attribute("role") == "switch")
    #expect(drawn(.isToggle)?.attribute("aria-checked") == "false")
    #expect(drawn([.isToggle, .isSelected])?.attribute("aria-checked") == "true")
    #expect(drawn(.updatesFrequently)?.attribute("aria-live") == "off")
    let field = TextField("a", text: .constant("")).accessibilityAddTraits(.isSearchField)
    let input = try #require(draw(field).root.all.first { $0.tag == "input" })
    #expect(input.attribute("role") == "searchbox")
    let part = VStack { Text("a") }.accessibilityElement(children: .contain)
      .accessibilityLabel("Part").accessibilityAddTraits(.isModal)
    let modal = try #require(draw(part).root.all.first { $0.attribute("aria-modal") == "true" })
    #expect(modal.attribute("role") == "dialog")
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
