import SwiftUI
import SwiftUITesting
import Testing

private struct Entry: Identifiable {
  let id: Int
  var text = ""
}

private struct Nested: View {
  let log: Log
  @State private var isOpen = false
  @State private var isInnerOpen = false
  @State private var isWarning = false

  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen, onDismiss: noteOuter) {
        Closing(name: "outer")
        Button("open inner") { isInnerOpen = true }
          .sheet(isPresented: $isInnerOpen, onDismiss: noteInner) {
            Closing(name: "inner")
            Button("close both") { isOpen = false }
          }
        Button("warn") { isWarning = true }
          .alert("Careful", isPresented: $isWarning) { Button("Understood") { log.note("ok") } }
      }
    Text(isInnerOpen ? "inner is open" : "inner is closed")
  }

  private func noteOuter() { log.note("outer dismissed") }
  private func noteInner() { log.note("inner dismissed") }
}

private struct Closing: View {
  let name: String
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    Text("\(name) \(count)")
    Button("add to \(name)") { count += 1 }
    Button("close \(name)") { dismiss() }
  }
}

private struct Passing: View {
  let log: Log
  @State private var isChoosing = false
  @State private var isAsking = false
  @State private var isOpen = false
  @State private var number = 0

  var body: some View {
    Button("choose") { isChoosing = true }
      .confirmationDialog("What?", isPresented: $isChoosing) {
        Button("Delete…", role: .destructive) { isAsking = true }
        Button("Edit") { isOpen = true }
      }
      .alert("Really?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { log.note("yes, asking \(isAsking)") }
        Button("No", role: .cancel) {}
      }
      .sheet(isPresented: $isOpen) { Closing(name: "editor") }
    Button("there and back") {
      isOpen = true
      isOpen = false
    }
  }
}

private struct Conditional: View {
  @State private var hasButton = true
  @State private var isOpen = false

  var body: some View {
    if hasButton {
      Button("open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Text("sheet")
          Button("take the button away") { hasButton = false }
        }
    }
    Text("behind")
  }
}

private struct Stuck: View {
  var body: some View {
    Text("behind").sheet(isPresented: .constant(true)) { Closing(name: "stuck") }
  }
}

private struct Editor: View {
  @State private var entries = [Entry(id: 1), Entry(id: 2)]
  @State private var opened: Entry?

  var body: some View {
    ForEach(entries) { entry in
      Button("open \(entry.id)") { opened = entry }
    }
    Text("opened \(opened?.id ?? 0)")
      .sheet(item: $opened) { entry in
        Closing(name: "entry \(entry.id) \(entry.text)")
        Button("change") { opened?.text = "changed" }
        Button("next") { opened = Entry(id: 2) }
        Button("delete") {
          entries.removeAll { $0.id == entry.id }
          opened = nil
        }
      }
  }
}

private struct Holding: View {
  @State private var isOpen = true
  @State private var hasInner = true

  var body: some View {
    Text("behind")
      .sheet(isPresented: $isOpen) {
        VStack {
          if hasInner { Text("inner").interactiveDismissDisabled() }
          Button("inner goes") { hasInner = false }
        }
        .interactiveDismissDisabled(isOpen)
      }
  }
}

@MainActor struct PresentationOrderTests {
  private let log = Log()

  @Test func dismissClosesTheInnermostSheet() throws {
    let host = ViewHost(Nested(log: log))
    try host.tap(.button("open"))
    try host.tap(.button("open inner"))
    try host.tap(.button("close inner"))
    #expect(host.contains(.text("outer 0")))
    #expect(log.lines == ["inner dismissed"])
    try host.tap(.button("close outer"))
    #expect(log.lines == ["inner dismissed", "outer dismissed"])
    #expect(host.contains(.text("inner is closed")))
  }

  @Test func aSheetTakesWhatLiesOverItAlong() throws {
    let host = ViewHost(Nested(log: log))
    try host.tap(.button("open"))
    try host.tap(.button("open inner"))
    try host.tap(.button("close both"))
    #expect(!host.contains(.role(.dialog)))
    #expect(log.lines.contains("outer dismissed"))
    // What is open again begins with what its binding says.
    try host.tap(.button("open"))
    #expect(host.isPageWhatViewsSay)
  }

  @Test func anAlertOverASheetLeavesTheSheetAsItIs() throws {
    let host = ViewHost(Nested(log: log))
    try host.tap(.button("open"))
    try host.tap(.button("add to outer"))
    try host.tap(.button("warn"))
    #expect(host.contains(.dialog("Careful")))
    try host.tap(.button("Understood"))
    #expect(host.contains(.text("outer 1")))
    #expect(log.lines == ["ok"])
  }

  @Test func aSheetBeginsAnewEachTime() throws {
    let host = ViewHost(Nested(log: log))
    try host.tap(.button("open"))
    try host.tap(.button("add to outer"))
    try host.tap(.button("close outer"))
    try host.tap(.button("open"))
    #expect(host.contains(.text("outer 0")))
  }

  @Test func aChoiceLeadsToAnotherQuestionOrSheet() throws {
    let host = ViewHost(Passing(log: log))
    try host.tap(.button("choose"))
    try host.tap(.button("Delete…"))
    #expect(host.contains(.dialog("Really?")))
    try host.tap(.button("Yes"))
    #expect(!host.contains(.role(.dialog)))
    #expect(log.lines.count == 1)
    try host.tap(.button("choose"))
    try host.tap(.button("Edit"))
    try host.tap(.button("close editor"))
    #expect(!host.contains(.role(.dialog)))
    try host.tap(.button("there and back"))
    #expect(!host.contains(.role(.dialog)))
  }

  @Test func aSheetGoesWithTheViewThatPresentsIt() throws {
    let host = ViewHost(Conditional())
    try host.tap(.button("open"))
    try host.tap(.button("take the button away"))
    #expect(host.contains(.text("behind")))
    #expect(!host.contains(.role(.dialog)))
  }

  @Test func aSheetThatIsAlwaysPresentedStaysOpen() throws {
    let host = ViewHost(Stuck())
    try host.tap(.button("close stuck"))
    host.dismissSheet()
    #expect(host.contains(.text("stuck 0")))
  }

  @Test func anItemThatChangesKeepsItsSheetAndAnotherOneDoesNot() throws {
    let host = ViewHost(Editor())
    try host.tap(.button("open 1"))
    try host.tap(.button("add to entry 1 "))
    try host.tap(.button("change"))
    #expect(host.contains(.text("entry 1 changed 1")))
    try host.tap(.button("next"))
    #expect(host.contains(.text("entry 2  0")))
    try host.tap(.button("delete"))
    #expect(!host.contains(.button("open 2")))
    #expect(host.contains(.text("opened 0")))
  }

  // The view that left let the person go, whatever the others said.
  @Test func aSheetIsHeldAsLongAsOneViewHoldsIt() throws {
    let host = ViewHost(Holding())
    try host.tap(.button("inner goes"))
    host.dismissSheet()
    #expect(host.contains(.role(.dialog)))
  }
}
