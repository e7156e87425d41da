import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  let log: Log
  @State private var isShown = true
  @State private var number = 0

  var body: some View {
    if isShown {
      Text("number \(number)")
        .onAppear { log.note("appear inner") }
        .onDisappear { log.note("disappear inner") }
        .onChange(of: number) { old, new in log.note("\(old)→\(new)") }
        .onChange(of: number, initial: true) { log.note("now \(number)") }
    }
    Button("add") { number += 1 }
    Button("toggle") { isShown.toggle() }
  }
}

private struct Renewed: View {
  let log: Log
  @State private var identity = 0

  var body: some View {
    Counter().id(identity)
      .onAppear { log.note("outer") }
    Text("appearance")
      .id(identity)
    Color.clear.onAppear { log.note("appear \(identity)") }
      .onDisappear { log.note("disappear") }
      .id(identity)
    Button("renew") { identity += 1 }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("count \(count)")
    Button("add") { count += 1 }
  }
}

private struct Working: View {
  let log: Log
  @State private var id = 1
  @State private var isShown = true

  var body: some View {
    if isShown {
      Text("working")
        .task(id: id) {
          let number = id
          log.note("start \(number)")
          await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
          } onCancel: {
          }
          log.note("end \(number)")
        }
    }
    Button("next") { id += 1 }
    Button("hide") { isShown = false }
  }
}

@MainActor struct LifecycleTests {
  private let log = Log()

  @Test func aChangeTellsTheOldAndTheNewValueAndMountingTellsNone() throws {
    let host = ViewHost(Page(log: log))
    #expect(!log.lines.contains { $0.contains("→") })
    #expect(log.lines.filter { $0 == "now 0" }.count == 1)
    try host.tap(.button("add"))
    try host.tap(.button("add"))
    #expect(log.lines.filter { $0.contains("→") } == ["0→1", "1→2"])
    #expect(log.lines.filter { $0.hasPrefix("now") } == ["now 0", "now 1", "now 2"])
  }

  @Test func appearingAndDisappearingAreToldOnceEach() throws {
    let host = ViewHost(Page(log: log))
    #expect(log.lines.filter { $0.hasSuffix("inner") } == ["appear inner"])
    try host.tap(.button("add"))
    try host.tap(.button("toggle"))
    try host.tap(.button("toggle"))
    #expect(
      log.lines.filter { $0.hasSuffix("inner") }
        == ["appear inner", "disappear inner", "appear inner"]
    )
  }

  // OpenSwiftUI #569: another identity did not build the view anew.
  @Test func anotherIdentityStartsTheViewAnew() throws {
    let host = ViewHost(Renewed(log: log))
    try host.tap(.button("add"))
    #expect(host.contains(.text("count 1")))
    try host.tap(.button("renew"))
    #expect(host.contains(.text("count 0")))
    #expect(log.lines == ["outer", "appear 0", "disappear", "appear 1"])
  }

  @Test func aTaskEndsWithItsIdentityAndWithItsView() async throws {
    let host = ViewHost(Working(log: log))
    await host.settle()
    #expect(log.lines == ["start 1"])
    try host.tap(.button("next"))
    await host.settle()
    #expect(Set(log.lines) == ["start 1", "end 1", "start 2"])
    try host.tap(.button("hide"))
    await host.settle()
    #expect(log.lines.last == "end 2")
  }

  // A session that ended left what its views had begun elsewhere, in a process that lives on.
  @Test func stoppingTellsWhatDisappearsOnce() throws {
    let host = ViewHost(Page(log: log))
    host.stop()
    #expect(log.lines.filter { $0.hasSuffix("inner") } == ["appear inner", "disappear inner"])
    host.stop()
    host.flush()
    #expect(log.lines.filter { $0 == "disappear inner" }.count == 1)
  }

  @Test func stoppingEndsTheTasks() async {
    let host = ViewHost(Working(log: log))
    await host.settle()
    host.stop()
    await host.settle()
    #expect(log.lines == ["start 1", "end 1"])
  }
}
