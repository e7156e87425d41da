import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var city = ""
  var rows = [Row(id: 1), Row(id: 2)]
  var log: [String] = []
}

private struct Row: Identifiable, Hashable {
  let id: Int
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(name): \(count)")
      Button("add to \(name)") { count += 1 }
    }
  }
}

private struct Screen: View {
  @State var model: Model
  @State private var name = "Ann"
  @State private var isShown = true

  var body: some View {
    @Bindable var bound = model
    VStack(alignment: .leading) {
      if name.isEmpty { Text("A name, please") }
      TextField("Name", text: $name)
      TextField("City", text: $bound.city)
      Text("\(name) of \(model.city)")
      if isShown { Counter(name: "choice") } else { Text("hidden") }
      ForEach(model.rows) { Counter(name: "row \($0.id)") }
      Button("toggle") { isShown.toggle() }
      Button("reverse") { model.rows.reverse() }
    }
    .onChange(of: name) { old, new in model.log.append("\(old)→\(new)") }
    .task(id: model.city) { model.log.append("task \(model.city)") }
  }
}

@MainActor struct IdentityTests {
  private let model = Model()
  private let host: ViewHost

  init() {
    host = ViewHost(Screen(model: model))
  }

  @Test func typingWritesTheBindingAndRedrawsWhatReadsIt() throws {
    try host.type("a", into: .textField("Name"))
    #expect(host.contains(.text("Anna of ")))
    #expect(model.log.contains("Ann→Anna"))
  }

  @Test func aBindingIntoAModelIsObserved() throws {
    try host.type("Bonn", into: .textField("City"))
    #expect(model.city == "Bonn")
    #expect(host.contains(.text("Ann of Bonn")))
    model.city = "Köln"
    host.flush()
    #expect(try host.find(.textField("City")).value == "Köln")
  }

  @Test func aTaskRunsAgainForAnotherIdentity() async throws {
    await host.settle()
    try host.paste("Bonn", into: .textField("City"))
    await host.settle()
    #expect(model.log.filter { $0.hasPrefix("task") } == ["task ", "task Bonn"])
  }

  @Test func rowsKeepTheirStateWhenTheyMove() throws {
    try host.tap(.button("add to row 1"))
    try host.tap(.button("reverse"))
    #expect(host.contains(.text("row 1: 1")))
    #expect(host.contains(.text("row 2: 0")))
    let names = host.elements.map(\.name)
    let second = try #require(names.firstIndex(of: "row 2: 0"))
    let first = try #require(names.firstIndex(of: "row 1: 1"))
    #expect(second < first)
  }

  @Test func aBranchThatComesBackStartsAnew() throws {
    try host.tap(.button("add to choice"))
    try host.tap(.button("toggle"))
    #expect(host.contains(.text("hidden")))
    try host.tap(.button("toggle"))
    #expect(host.contains(.text("choice: 0")))
  }

  // skip-ui #247: a sibling that comes and goes before a field took its focus away.
  @Test func aFieldKeepsItsFocusWhenASiblingBeforeItComesAndGoes() throws {
    try host.focus(.textField("Name"))
    try host.paste("", into: .textField("Name"))
    #expect(host.contains(.text("A name, please")))
    #expect(host.focused?.name == "Name")
    try host.type("B", into: .textField("Name"))
    #expect(!host.contains(.text("A name, please")))
    #expect(host.focused?.name == "Name")
  }

  // Tokamak #294: what appears later stood at the end of its parent.
  @Test func whatAppearsStandsWhereItIsWritten() throws {
    try host.paste("", into: .textField("Name"))
    #expect(host.elements.first?.name == "A name, please")
  }
}
