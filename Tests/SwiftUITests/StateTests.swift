import SwiftUI
import SwiftUITesting
import Testing

private struct Child: View {
  @State private var count: Int
  let log: Log

  init(start: Int, log: Log) {
    _count = State(initialValue: start)
    self.log = log
  }

  var body: some View {
    let _ = log.note("child")
    Text("count \(count)")
    Button("add") { count += 1 }
    Button("same") { count += 0 }
  }
}

private struct Parent: View {
  let log: Log
  @State private var start = 10

  var body: some View {
    Child(start: start, log: log)
    Text("start \(start)")
    Button("restart") { start += 5 }
  }
}

private struct Lone: View {
  @State var count = 3
  var body: some View { Text("\(count)") }
}

/// A value whose comparison runs code of the app.
private struct Nosy: Equatable {
  let look: @MainActor () -> Void
  let number: Int

  static func == (one: Nosy, other: Nosy) -> Bool {
    MainActor.assumeIsolated { one.look() }
    return one.number == other.number
  }
}

private struct Comparing: View {
  let log: Log
  @State private var value: Nosy?

  var body: some View {
    Text("value \(value?.number ?? 0)")
    Button("set") {
      let binding = $value
      let next = (value?.number ?? 0) + 1
      value = Nosy(look: { log.note("saw \(binding.wrappedValue?.number ?? 0)") }, number: next)
    }
  }
}

@MainActor struct StateTests {
  private let log = Log()

  @Test func theInitialValueHoldsOnlyTheFirstTime() throws {
    let host = ViewHost(Parent(log: log))
    try host.tap(.button("add"))
    try host.tap(.button("restart"))
    #expect(host.contains(.text("start 15")))
    #expect(host.contains(.text("count 11")))
  }

  @Test func writingAnEqualValueDrawsNothingAgain() throws {
    let host = ViewHost(Parent(log: log))
    let before = log.lines.count
    try host.tap(.button("same"))
    #expect(log.lines.count == before)
    try host.tap(.button("add"))
    #expect(log.lines.count == before + 1)
  }

  @Test func aViewThatIsNotOnScreenReadsTheInitialValueAndKeepsNothing() {
    let view = Lone()
    view.count = 8
    #expect(view.count == 3)
    #expect(view.$count.wrappedValue == 3)
  }

  @Test func comparingValuesMayReadTheState() throws {
    let host = ViewHost(Comparing(log: log))
    try host.tap(.button("set"))
    try host.tap(.button("set"))
    #expect(host.contains(.text("value 2")))
    #expect(!log.lines.isEmpty)
  }

  @Test func twoViewsOfOneTypeHaveStatesOfTheirOwn() throws {
    let host = ViewHost(
      VStack {
        Child(start: 1, log: log)
        Group { Lone() }
      }
    )
    try host.tap(.button("add"))
    #expect(host.contains(.text("count 2")))
    #expect(host.contains(.text("3")))
  }
}
