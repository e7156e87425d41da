import SwiftUI
import SwiftUITesting
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name): \(count)")
    Button("add to \(name)") { count += 1 }
  }
}

private struct Erased: View {
  @State private var kind = 0

  var body: some View {
    switch kind % 3 {
    case 0: AnyView(Counter(name: "erased"))
    case 1: AnyView(Counter(name: "erased too"))
    default: AnyView(Text("another type"))
    }
    erased
    Button("next") { kind += 1 }
  }

  private var erased: AnyView {
    kind % 3 == 2 ? AnyView(Text("another type")) : AnyView(Counter(name: "one place \(kind)"))
  }
}

private struct Unwrapping: View {
  @State private var name: String? = "first"
  @State private var isLarge = false

  var body: some View {
    if let name { Counter(name: name) }
    Counter(name: "ternary").font(isLarge ? .title : .body).padding(isLarge ? 8 : 0)
    Button("other") { name = "second" }
    Button("none") { name = nil }
    Button("large") { isLarge = true }
  }
}

private struct Branches: View {
  @State private var isOn = false

  var body: some View {
    if isOn { Counter(name: "branch") } else { Counter(name: "branch") }
    Button("switch") { isOn.toggle() }
  }
}

private struct Guarded: View, Equatable {
  let value: Int
  let log: Log
  let tick: () -> Void
  @State private var count = 0

  nonisolated static func == (one: Self, other: Self) -> Bool { one.value == other.value }

  var body: some View {
    log.note("body \(value), \(count)")
    return Button("count \(count)") {
      count += 1
      tick()
    }
  }
}

private struct Guarding: View {
  let log: Log
  @State private var value = 0
  @State private var ticks = 0

  var body: some View {
    Text("ticks \(ticks)")
    Guarded(value: value, log: log) { ticks += 1 }.equatable()
    Button("tick") { ticks += 1 }
    Button("value") { value += 1 }
  }
}

@MainActor @Observable private final class Street {
  var name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Observable private final class Person {
  var street = Street("High Street")
  var streets: [Street] = [Street("First")]
  var first = "Ann"
  var last = "Lee"
  @ObservationIgnored var unseen = 0
  var full: String { "\(first) \(last)" }
}

private struct Deep: View {
  let person: Person

  var body: some View {
    Text("in \(person.street.name)")
    Text(person.full)
    ForEach(person.streets.indices, id: \.self) { Text("row \(person.streets[$0].name)") }
    Text("unseen \(person.unseen)")
  }
}

private struct Owner: View {
  @State private var person = Person()
  @State private var ticks = 0

  var body: some View {
    @Bindable var person = person
    Text("ticks \(ticks) of \(person.full)")
    TextField("First", text: $person.first)
    Button("tick") { ticks += 1 }
  }
}

@MainActor struct StateInPlaceTests {
  private let log = Log()

  @Test func whatIsErasedKeepsItsStateWhileItsTypeIsTheSame() throws {
    let host = ViewHost(Erased())
    try host.tap(.button("add to erased"))
    try host.tap(.button("add to one place 0"))
    try host.tap(.button("next"))
    // Another case is another place; the other one only holds another value.
    #expect(host.contains(.text("erased too: 0")))
    #expect(host.contains(.text("one place 1: 1")))
    try host.tap(.button("next"))
    try host.tap(.button("next"))
    #expect(host.contains(.text("one place 3: 0")))
  }

  @Test func whatIsUnwrappedKeepsItsStateWhileThereIsAValue() throws {
    let host = ViewHost(Unwrapping())
    try host.tap(.button("add to first"))
    try host.tap(.button("other"))
    #expect(host.contains(.text("second: 1")))
    try host.tap(.button("none"))
    try host.tap(.button("other"))
    #expect(host.contains(.text("second: 0")))
  }

  @Test func anotherValueOfAModifierIsTheSameView() throws {
    let host = ViewHost(Unwrapping())
    try host.tap(.button("add to ternary"))
    try host.tap(.button("large"))
    #expect(host.contains(.text("ternary: 1")))
  }

  @Test func twoBranchesOfOneTypeAreTwoViews() throws {
    let host = ViewHost(Branches())
    try host.tap(.button("add to branch"))
    try host.tap(.button("switch"))
    #expect(host.contains(.text("branch: 0")))
  }

  @Test func aViewThatComparesItselfIsLeftOutUnlessItChangesItself() throws {
    let host = ViewHost(Guarding(log: log))
    #expect(log.lines == ["body 0, 0"])
    try host.tap(.button("tick"))
    #expect(log.lines.count == 1)
    try host.tap(.button("count 0"))
    #expect(log.lines.last == "body 0, 1")
    #expect(host.contains(.text("ticks 2")))
    try host.tap(.button("value"))
    #expect(log.lines.last == "body 1, 1")
  }

  @Test func changesDeepInsideAModelAreSeen() {
    let person = Person()
    let host = ViewHost(Deep(person: person))
    person.street.name = "Low Street"
    host.flush()
    #expect(host.contains(.text("in Low Street")))
    let old = person.street
    person.street = Street("Mid Street")
    host.flush()
    #expect(host.contains(.text("in Mid Street")))
    old.name = "Nowhere"
    person.last = "Ray"
    person.streets[0].name = "Second"
    person.unseen = 4
    host.flush()
    #expect(host.contains(.text("in Mid Street")))
    #expect(host.contains(.text("Ann Ray")))
    #expect(host.contains(.text("row Second")))
    person.streets.append(Street("Third"))
    host.flush()
    #expect(host.contains(.text("row Third")))
  }

  @Test func aModelInStateIsTheFirstOneThatWasMade() throws {
    let host = ViewHost(Owner())
    try host.type("a", into: .textField("First"))
    try host.tap(.button("tick"))
    #expect(host.contains(.text("ticks 1 of Anna Lee")))
  }
}
