import SwiftUI
import SwiftUITesting
import Testing

private struct Bar: View {
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      Text("taps: \(taps)")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { taps += 1 }
          }
        }
    }
  }
}

@MainActor struct ToolbarLabelTests {
  @Test func aBarShowsTheIconAndTheTitleIsItsName() throws {
    let host = ViewHost(Bar())
    #expect(!host.contains(.text("Add")))
    try host.tap(.button("Add"))
    #expect(host.contains(.text("taps: 1")))
  }

  @Test func aBarsItemsStopGrowingUnlessThePageItselfIsLarge() {
    #expect(ViewHost(SizedBar().dynamicTypeSize(.accessibility5)).contains(.text("xxxLarge")))
    #expect(ViewHost(SizedBar().dynamicTypeSize(.small)).contains(.text("small")))
    let large = ViewHost(SizedBar(), textScale: 3)
    #expect(!large.contains(.text("xxxLarge")))
  }
}

private struct SizedBar: View {
  var body: some View {
    NavigationStack {
      Color.clear.toolbar { ToolbarItem(placement: .primaryAction) { BarSize() } }
    }
  }
}

private struct BarSize: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text(verbatim: "\(size)") }
}

/// The bar above the keyboard of a device that is touched.
@MainActor struct KeyboardBarTests {
  private struct Screen: View {
    enum Part { case first, second, outside }
    @FocusState private var focus: Part?
    @State private var first = ""
    @State private var isOn = false

    var body: some View {
      VStack {
        TextField("First", text: $first).focused($focus, equals: .first)
        TextField("Second", text: .constant("")).focused($focus, equals: .second)
        Toggle("Switch", isOn: $isOn)
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Next") { focus = .second }
          Spacer()
          Button("Done") { focus = nil }
        }
      }
      TextField("Outside", text: .constant("")).focused($focus, equals: .outside)
    }
  }

  private let host = ViewHost(Screen())

  @Test func itIsThereWhileATextFieldOfTheViewHasTheFocus() throws {
    #expect(!host.contains(.button("Next")))
    try host.focus(.textField("First"))
    #expect(host.contains(.button("Next")))
    try host.focus(.textField("Outside"))
    #expect(!host.contains(.button("Next")))
    try host.focus(.toggle("Switch"))
    #expect(!host.contains(.button("Next")))
  }

  @Test func itsButtonsMoveTheFocusAndEndIt() throws {
    try host.focus(.textField("First"))
    try host.tap(.button("Next"))
    #expect(host.focused?.name == "Second")
    try host.tap(.button("Done"))
    #expect(host.focused == nil)
    #expect(!host.contains(.button("Done")))
  }

  // Somebody may go into it with a keyboard of their own.
  @Test func itStaysWhileTheFocusIsInIt() throws {
    try host.focus(.textField("First"))
    try host.focus(.button("Done"))
    #expect(host.contains(.button("Next")))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func itsElementsGoWithTheView() throws {
    struct Coming: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown.toggle() }
        if isShown { Screen() }
      }
    }
    let host = ViewHost(Coming())
    let before = host.knownElementCount
    try host.tap(.button("show"))
    try host.focus(.textField("First"))
    try host.tap(.button("show"))
    #expect(host.knownElementCount == before)
    #expect(host.isPageWhatViewsSay)
  }
}
