@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private enum Part: Hashable {
  case first
  case second
  case third
}

private struct Form: View {
  let log: Log
  @FocusState private var part: Part?
  @FocusState private var isSearching: Bool
  @State private var text = ""
  @State private var hasThird = false
  @State private var isSecondDisabled = false

  var body: some View {
    TextField("First", text: $text).focused($part, equals: .first)
      .onSubmit { part = .second }
    TextField("Second", text: $text).focused($part, equals: .second).disabled(isSecondDisabled)
    if hasThird { TextField("Third", text: $text).focused($part, equals: .third) }
    TextField("Search", text: $text).focused($isSearching)
    Text("focus \(part.map { "\($0)" } ?? "nowhere"), searching \(isSearching ? "yes" : "no")")
      .onChange(of: part) { old, new in
        log.note("\(old.map { "\($0)" } ?? "nil")→\(new.map { "\($0)" } ?? "nil")")
      }
    Button("to second") { part = .second }
    Button("to third") { part = .third }
    Button("show third and go there") {
      hasThird = true
      part = .third
    }
    Button("hide third") { hasThird = false }
    Button("hide third and go first") {
      hasThird = false
      part = .first
    }
    Button("let go") { part = nil }
    Button("disable second") { isSecondDisabled = true }
  }
}

@MainActor struct FocusTests {
  private let log = Log()
  private let host: ViewHost

  init() {
    host = ViewHost(Form(log: log))
  }

  @Test func theProgramMovesTheFocusToAField() throws {
    try host.tap(.button("to second"))
    #expect(host.focused?.name == "Second")
    #expect(host.contains(.text("focus second, searching no")))
  }

  @Test func aMoveFromFieldToFieldIsOneChange() throws {
    try host.focus(.textField("First"))
    try host.focus(.textField("Second"))
    #expect(log.lines == ["nil→first", "first→second"])
    #expect(!host.lastPatch.contains { if case .focus = $0 { true } else { false } })
  }

  @Test func twoStatesNeverBothHoldTheFocus() throws {
    try host.focus(.textField("First"))
    try host.focus(.textField("Search"))
    #expect(host.contains(.text("focus nowhere, searching yes")))
    try host.tap(.button("to second"))
    #expect(host.contains(.text("focus second, searching no")))
  }

  @Test func aFieldThatAppearsInTheSameUpdateTakesTheFocus() throws {
    try host.tap(.button("show third and go there"))
    #expect(host.focused?.name == "Third")
  }

  @Test func aWishForAFieldThatDoesNotExistIsDropped() throws {
    try host.tap(.button("to third"))
    #expect(host.focused == nil)
    #expect(host.contains(.text("focus nowhere, searching no")))
  }

  @Test func theFocusEndsWithItsField() throws {
    try host.tap(.button("show third and go there"))
    try host.tap(.button("hide third"))
    #expect(host.contains(.text("focus nowhere, searching no")))
    #expect(host.focused == nil)
  }

  // The end of the field that had the focus took the wish for the next one with it.
  @Test func theFocusMovesOnFromAFieldThatGoesInTheSameUpdate() throws {
    try host.tap(.button("show third and go there"))
    try host.tap(.button("hide third and go first"))
    #expect(host.focused?.name == "First")
    #expect(host.contains(.text("focus first, searching no")))
  }

  // A browser tells nothing when the field that has the focus is disabled.
  @Test func aFieldThatIsDisabledLosesTheFocus() throws {
    try host.focus(.textField("Second"))
    try host.tap(.button("disable second"))
    #expect(host.contains(.text("focus nowhere, searching no")))
  }

  @Test func aLateBlurOfAFieldThatLostTheFocusIsIgnored() throws {
    let first = try host.find(.textField("First")).id
    try host.focus(.textField("First"))
    try host.focus(.textField("Second"))
    _ = host.send(.focus(from: first, to: nil))
    #expect(host.contains(.text("focus second, searching no")))
  }

  @Test func lettingGoTakesTheFocusFromTheField() throws {
    try host.focus(.textField("First"))
    try host.tap(.button("let go"))
    #expect(host.lastPatch.contains(.focus(id: nil)))
    #expect(host.contains(.text("focus nowhere, searching no")))
  }

  // swift-cross-ui #713: leaving a field submitted it.
  @Test func returnMovesOnAndLeavingAFieldDoesNot() throws {
    try host.focus(.textField("First"))
    host.blur()
    #expect(host.contains(.text("focus nowhere, searching no")))
    try host.focus(.textField("First"))
    try host.submit(.textField("First"))
    #expect(host.focused?.name == "Second")
  }
}
