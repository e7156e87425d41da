@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Shortcuts: View {
  @State private var log = "none"

  var body: some View {
    Text(log)
    Button("Save") { log = "saved" }.keyboardShortcut(.defaultAction)
    Button("Stop") { log = "stopped" }.keyboardShortcut(.cancelAction)
  }
}

private struct Numbers: View {
  @State private var count = 3
  @State private var perhaps: Int?

  var body: some View {
    TextField("Count", value: $count, format: .number)
    TextField("Perhaps", value: $perhaps, format: .number)
    Text("count \(count), perhaps \(perhaps ?? -1)")
    Button("Double") { count *= 2 }
  }
}

private struct OnTap: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Button("really") { configuration.trigger() }
    }
  }
}

private struct Styled: View {
  @State private var log = "none"

  var body: some View {
    Text(log)
    Button("Delete") { log = "deleted" }.buttonStyle(OnTap())
  }
}

private struct Searching: View {
  @State private var query = ""

  var body: some View {
    Results(query: query).searchable(text: $query, prompt: "Country")
      .searchSuggestions { Text("Ireland").searchCompletion("Ireland") }
  }
}

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  let query: String

  var body: some View {
    Text("\(isSearching ? "searching" : "resting") \(query)")
    Button("End") { dismissSearch() }
  }
}

private struct Scrolling: View {
  var body: some View {
    ScrollViewReader { proxy in
      Text("first").id(1)
      ForEach(2..<4) { Text("row \($0)") }
      Button("go") { proxy.scrollTo(3) }
      Button("nowhere") { proxy.scrollTo(9) }
    }
  }
}

private struct Opening: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Help") {
      if let url = URL(string: "https://example.org/") { openURL(url) }
    }
  }
}

@MainActor @Suite struct SmallerControlTests {
  @Test func keysPressButtons() throws {
    let host = ViewHost(Shortcuts())
    try host.pressShortcut("Enter")
    #expect(host.contains(.text("saved")))
    try host.pressShortcut("Escape")
    #expect(host.contains(.text("stopped")))
  }

  @Test func aFieldOfAValueKeepsWhatIsTypedAndTakesWhatItMeans() throws {
    let host = ViewHost(Numbers())
    #expect(try host.find(.textField("Count")).value == "3")
    try host.type("0", into: .textField("Count"))
    #expect(host.contains(.text("count 30, perhaps -1")))
    try host.tap(.button("Double"))
    #expect(try host.find(.textField("Count")).value == "60")
    try host.paste("5", into: .textField("Perhaps"))
    #expect(host.contains(.text("count 60, perhaps 5")))
    try host.paste("", into: .textField("Perhaps"))
    #expect(host.contains(.text("count 60, perhaps -1")))
  }

  @Test func aPrimitiveStyleSaysWhatTriggersAButton() throws {
    let host = ViewHost(Styled())
    #expect(!host.contains(.button("Delete")))
    try host.tap(.button("really"))
    #expect(host.contains(.text("deleted")))
  }

  @Test func aSearchBeginsWithTheFocusAndEnds() throws {
    let host = ViewHost(Searching())
    #expect(host.contains(.text("resting ")))
    try host.type("Ir", into: .textField("Country"))
    #expect(host.contains(.text("searching Ir")))
    try host.tap(.option("Ireland"))
    #expect(host.contains(.text("searching Ireland")))
    try host.tap(.button("End"))
    #expect(host.contains(.text("resting ")))
  }

  @Test func aProxyScrollsToAnIdentity() throws {
    let host = ViewHost(Scrolling())
    try host.tap(.button("go"))
    #expect(
      host.lastPatch.contains { if case .scrollIntoView = $0 { true } else { false } }
    )
    try host.tap(.button("nowhere"))
    #expect(host.contains(.text("row 3")))
  }

  @Test func opensAPageOfTheWeb() throws {
    let host = ViewHost(Opening())
    try host.tap(.button("Help"))
    #expect(host.lastPatch.contains(.open(url: "https://example.org/")))
  }

  @Test func anActionOfAssistiveTechnologyIsAButton() throws {
    var done = false
    let host = ViewHost(Text("row").accessibilityAction(named: "Delete") { done = true })
    try host.tap(.button("Delete"))
    #expect(done)
  }

  @Test func onlyTheCandidateThatFitsIsFound() throws {
    let host = ViewHost(
      ViewThatFits {
        Text("a long name")
        Text("short")
      }
    )
    #expect(host.contains(.text("a long name")) && !host.contains(.text("short")))
    let box = try #require(host.elementThatFits)
    #expect(host.send(.fit(id: box, index: 1)) == nil)
    #expect(!host.contains(.text("a long name")) && host.contains(.text("short")))
  }

  @Test func anAlertWithoutButtonsCanBeClosed() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        Text("under").alert(Text("Not saved"), isPresented: $isOpen) {}
      }
    }
    let host = ViewHost(Screen())
    try host.tap(.button("OK"))
    #expect(host.contains(.text("under")))
  }

  @Test func aDialogWithACancelOfItsOwnGetsNoSecondOne() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        Text("under")
          .confirmationDialog("Delete?", isPresented: $isOpen) {
            Button("Keep", role: .cancel) {}
          }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.contains(.button("Keep")) && !host.contains(.button("Cancel")))
  }
}
