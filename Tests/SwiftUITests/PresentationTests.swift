@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Item: Identifiable {
  let id: Int
}

@MainActor @Observable private final class Model {
  var isOpen = false
  var item: Item?
  var isAsking = false
  var isPinned = false
  var isWarning = false
  var ticks = 0
}

private struct Screen: View {
  @Bindable var model: Model
  let log: Log

  var body: some View {
    Text("ticks \(model.ticks)")
      .sheet(isPresented: $model.isOpen, onDismiss: noteDismissal) {
        Inside(model: model, log: log)
      }
    Text("items")
      .sheet(item: $model.item, onDismiss: noteItem) { item in
        Counter(name: "item \(item.id)")
      }
    Button("ask") { model.isAsking = true }
      .confirmationDialog("Delete?", isPresented: $model.isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { log.note("deleted") }
      } message: {
        Text("It is gone then.")
      }
    Text("warnings")
      .alert("Careful", isPresented: $model.isWarning) { Button("OK") {} }
  }

  private func noteDismissal() { log.note("dismissed") }
  private func noteItem() { log.note("item gone") }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name): \(count)")
    Button("add") { count += 1 }
  }
}

private struct Inside: View {
  let model: Model
  let log: Log
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var name = ""

  var body: some View {
    Text(isPresented ? "presented" : "not presented").accessibilityAddTraits(.isHeader)
    TextField("Name", text: $name).interactiveDismissDisabled(model.isPinned)
    Counter(name: "inside")
    Button("done") { dismiss() }
    Color.clear.onDisappear { log.note("left, open \(model.isOpen)") }
  }
}

@MainActor struct PresentationTests {
  private let model = Model()
  private let log = Log()
  private let host: ViewHost

  init() {
    host = ViewHost(Screen(model: model, log: log))
  }

  private func open() {
    model.isOpen = true
    host.flush()
  }

  @Test func aSheetHidesWhatIsBehindItAndKnowsThatItIsPresented() {
    open()
    #expect(host.contains(.heading("presented")))
    #expect(!host.contains(.text("ticks 0")))
  }

  @Test func theContentOfASheetThatIsNotOpenIsNotAskedFor() {
    #expect(model.item == nil)
    #expect(!host.contains(.role(.dialog)))
  }

  @Test func dismissWritesTheBindingAndOnDismissRunsAfterwards() throws {
    open()
    try host.tap(.button("done"))
    #expect(!model.isOpen)
    #expect(host.contains(.text("ticks 0")))
    #expect(log.lines == ["left, open false", "dismissed"])
  }

  @Test func escapeSendsASheetAwayUnlessItForbidsThat() {
    open()
    model.isPinned = true
    host.flush()
    host.dismissSheet()
    #expect(model.isOpen)
    model.isPinned = false
    host.flush()
    host.dismissSheet()
    #expect(!model.isOpen)
  }

  // skip-ui #487: a change behind the sheet evaluated it anew and lost its taps.
  @Test func whatHappensBehindASheetLeavesItsStateAlone() throws {
    open()
    try host.type("abc", into: .textField("Name"))
    try host.tap(.button("add"))
    model.ticks = 5
    host.flush()
    #expect(try host.find(.textField("Name")).value == "abc")
    #expect(host.contains(.text("inside: 1")))
    try host.tap(.button("add"))
    #expect(host.contains(.text("inside: 2")))
  }

  @Test func anotherItemIsAnotherSheet() throws {
    model.item = Item(id: 1)
    host.flush()
    try host.tap(.button("add"))
    #expect(host.contains(.text("item 1: 1")))
    model.item = Item(id: 2)
    host.flush()
    #expect(host.contains(.text("item 2: 0")))
    #expect(log.lines == ["item gone"])
    host.dismissSheet()
    #expect(model.item == nil)
    #expect(log.lines == ["item gone", "item gone"])
  }

  @Test func aButtonOfADialogActsAndClosesIt() throws {
    try host.tap(.button("ask"))
    #expect(host.contains(.dialog("Delete?")))
    #expect(host.contains(.text("It is gone then.")))
    try host.tap(.button("Delete"))
    #expect(log.lines == ["deleted"])
    #expect(!model.isAsking)
    #expect(!host.contains(.role(.dialog)))
  }

  @Test func aDialogHasAWayOut() throws {
    try host.tap(.button("ask"))
    try host.tap(.button("Cancel"))
    #expect(log.lines.isEmpty)
    #expect(!model.isAsking)
  }

  @Test func anAlertStaysUntilItIsAnswered() throws {
    model.isWarning = true
    host.flush()
    host.dismissSheet()
    #expect(model.isWarning)
    try host.tap(.button("OK"))
    #expect(!model.isWarning)
  }

  @Test func aThousandSheetsLeaveNothingBehind() {
    open()
    host.dismissSheet()
    let nodes = host.liveNodes
    let elements = host.pageElementCount
    let known = host.knownElementCount
    for _ in 0..<1_000 {
      model.isOpen = true
      host.flush()
      model.isOpen = false
      host.flush()
    }
    #expect(host.liveNodes == nodes)
    #expect(host.pageElementCount == elements)
    #expect(host.knownElementCount == known)
  }
}
