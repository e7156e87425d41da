@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

/// Which of several fields with the same focus value a program's wish means.
@MainActor struct FocusOrderTests {
  private struct Twins: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @State private var isFirstDisabled = false

    var body: some View {
      TextField("First", text: $text).focused($isFocused).disabled(isFirstDisabled)
      TextField("Second", text: $text).focused($isFocused)
      Button("Go") { isFocused = true }
      Button("Let go") { isFocused = false }
      Button("Disable") { isFirstDisabled = true }
      Text(isFocused ? "in" : "out")
    }
  }

  @Test func ofTwoFieldsTheFirstIsMeant() throws {
    // The order of a dictionary is another one in each run and for each object.
    for _ in 0..<20 {
      let host = ViewHost(Twins())
      try host.tap(.button("Go"))
      #expect(host.focused?.name == "First")
    }
  }

  @Test func theOtherOneIsMeantWhereTheFirstTakesNoFocus() throws {
    let host = ViewHost(Twins())
    try host.tap(.button("Disable"))
    try host.tap(.button("Go"))
    #expect(host.focused?.name == "Second")
    #expect(host.contains(.text("in")))
  }

  @Test func aPersonMayBeInAnyOfThem() throws {
    let host = ViewHost(Twins())
    try host.focus(.textField("Second"))
    #expect(host.contains(.text("in")))
    // It has the focus already: nothing is asked for.
    try host.tap(.button("Go"))
    #expect(host.focused?.name == "Second")
    try host.tap(.button("Let go"))
    #expect(host.focused == nil)
  }

  private struct Rows: View {
    @FocusState private var place: Int?
    @State private var names = (1...40).map { "Row \($0)" }
    @State private var text = ""

    var body: some View {
      Button("Go") { place = 7 }
      Button("Turn round") { names.reverse() }
      Button("One before") { names.insert("Newest", at: 0) }
      ForEach(names, id: \.self) { name in
        HStack { TextField(name, text: $text).focused($place, equals: 7) }
      }
      Text(place.map { "at \($0)" } ?? "nowhere")
    }
  }

  @Test func ofManyFieldsTheFirstIsMeantAsTheyStand() throws {
    let host = ViewHost(Rows())
    try host.tap(.button("Go"))
    #expect(host.focused?.name == "Row 1")
    host.blur()
    try host.tap(.button("Turn round"))
    try host.tap(.button("Go"))
    #expect(host.focused?.name == "Row 40")
    host.blur()
    // Made last, stands first.
    try host.tap(.button("One before"))
    try host.tap(.button("Go"))
    #expect(host.focused?.name == "Newest")
    #expect(host.contains(.text("at 7")))
  }

  private struct Layout: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      ViewThatFits {
        TextField("Wide", text: $text).focused($isFocused)
        TextField("Narrow", text: $text).focused($isFocused)
      }
      Button("Go") { isFocused = true }
    }
  }

  @Test func aCandidateThatIsNotShownIsNotMeant() throws {
    let host = ViewHost(Layout())
    let layout = try #require(host.elementThatFits)
    #expect(host.send(.fit(id: layout, index: 1)) == nil)
    try host.tap(.button("Go"))
    #expect(host.focused?.name == "Narrow")
  }
}
