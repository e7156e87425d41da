import SwiftUI
import SwiftUITesting
import Testing

private struct Line: Identifiable, Equatable {
  let id: Int
  var text: String
}

private struct Lines: View {
  let log: Log
  @State private var lines = (1...3).map { Line(id: $0, text: "") }
  @FocusState private var focus: Int?

  var body: some View {
    ForEach($lines) { $line in
      TextField("Line \(line.id)", text: $line.text).focused($focus, equals: line.id)
        .onSubmit {
          guard let place = lines.firstIndex(where: { $0.id == line.id }) else { return }
          focus = place + 1 < lines.count ? lines[place + 1].id : nil
        }
    }
    Text("focus \(focus ?? 0), \(lines.map { "\($0.id)\($0.text)" }.joined(separator: " "))")
      .onChange(of: focus) { old, new in log.note("\(old ?? 0)→\(new ?? 0)") }
    Button("delete 2") { lines.removeAll { $0.id == 2 } }
    Button("delete 2, go on") {
      lines.removeAll { $0.id == 2 }
      focus = 3
    }
    Button("move 2 to the end") { lines.append(lines.remove(at: 1)) }
    Button("add") {
      lines.append(Line(id: 4, text: ""))
      focus = 4
    }
  }
}

private struct InSheet: View {
  @State private var isOpen = false
  @State private var name = ""
  @State private var text = ""
  @FocusState private var isOutside: Bool

  var body: some View {
    TextField("Outside", text: $name).focused($isOutside)
    Text(isOutside ? "outside" : "not outside")
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Inside(text: $text) }
  }
}

private struct Inside: View {
  @Binding var text: String
  @FocusState private var isInside: Bool

  var body: some View {
    TextField("Inside", text: $text).focused($isInside).onAppear { isInside = true }
    Text(isInside ? "inside" : "not inside")
    Button("let go") { isInside = false }
  }
}

private struct Scopes: View {
  let log: Log
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Field", text: $text).onSubmit { log.note("own") }
      VStack { TextField("Plain", text: $text) }
    }
    .onSubmit { log.note("all") }
    .onSubmit(of: .search) { log.note("search") }
  }
}

private struct Off: View {
  @FocusState private var focus: Int?
  @State private var text = ""

  var body: some View {
    VStack { TextField("One", text: $text).focused($focus, equals: 1) }.disabled(true)
    Text("focus \(focus ?? 0)")
    Button("go") { focus = 1 }
  }
}

@MainActor struct FocusInRowsTests {
  private let log = Log()

  @Test func theRowThatHasTheFocusIsDeleted() throws {
    let host = ViewHost(Lines(log: log))
    try host.type("a", into: .textField("Line 2"))
    try host.tap(.button("delete 2"))
    #expect(host.contains(.text("focus 0, 1 3")))
    #expect(log.lines == ["0→2", "2→0"])
    #expect(host.failure == nil)
  }

  @Test func theFocusGoesOnFromADeletedRowInOneChange() throws {
    let host = ViewHost(Lines(log: log))
    try host.focus(.textField("Line 2"))
    try host.tap(.button("delete 2, go on"))
    #expect(host.focused?.name == "Line 3")
    #expect(log.lines == ["0→2", "2→3"])
  }

  @Test func aRowThatMovesKeepsFocusAndText() throws {
    let host = ViewHost(Lines(log: log))
    try host.type("a", into: .textField("Line 2"))
    try host.tap(.button("move 2 to the end"))
    #expect(host.focused?.name == "Line 2")
    try host.type("b", into: .textField("Line 2"))
    #expect(host.contains(.text("focus 2, 1 3 2ab")))
    #expect(log.lines == ["0→2"])
  }

  @Test func returnLeadsThroughTheRowsAndANewRowTakesTheFocus() throws {
    let host = ViewHost(Lines(log: log))
    try host.focus(.textField("Line 1"))
    try host.submit(.textField("Line 1"))
    try host.submit(.textField("Line 2"))
    try host.submit(.textField("Line 3"))
    #expect(log.lines == ["0→1", "1→2", "2→3", "3→0"])
    try host.tap(.button("add"))
    #expect(host.focused?.name == "Line 4")
  }

  @Test func aSheetHasAFocusOfItsOwnAndTakesItFromOutside() throws {
    let host = ViewHost(InSheet())
    try host.focus(.textField("Outside"))
    try host.tap(.button("open"))
    #expect(host.focused?.name == "Inside")
    #expect(host.contains(.text("inside")))
    host.dismissSheet()
    #expect(host.contains(.text("not outside")))
    try host.focus(.textField("Outside"))
    #expect(host.contains(.text("outside")))
  }

  @Test func everyActionRoundAFieldRunsWhenItIsSubmitted() throws {
    let host = ViewHost(Scopes(log: log))
    try host.submit(.textField("Plain"))
    #expect(log.lines == ["all"])
    try host.submit(.textField("Field"))
    #expect(log.lines.dropFirst().sorted() == ["all", "own"])
  }

  @Test func aFieldThatIsDisabledAroundItTakesNoFocus() throws {
    let host = ViewHost(Off())
    try host.tap(.button("go"))
    #expect(host.focused == nil)
    #expect(host.contains(.text("focus 0")))
  }
}
