import SwiftUI
import SwiftUITesting
import Testing

/// A view with one button that changes several things at once.
private struct Stepping: View {
  let log: Log
  @State private var number = 0
  @State private var double = 0

  var body: some View {
    Text("number \(number), double \(double)")
      .onChange(of: number, initial: true) { old, new in
        log.note("\(old)→\(new)")
        double = new * 2
      }
      .onChange(of: double) { old, new in log.note("double \(old)→\(new)") }
    Button("three steps") {
      number += 1
      number += 1
      number += 1
    }
    Button("there and back") {
      number += 1
      number -= 1
    }
  }
}

private struct Leaving: View {
  let log: Log
  @State private var number = 0
  @State private var isShown = true

  var body: some View {
    if isShown {
      Text("number \(number)").onChange(of: number) { log.note("changed") }
    }
    Button("change and leave") {
      number += 1
      isShown = false
    }
  }
}

private struct Writing: View {
  let log: Log
  @State private var number = 0

  var body: some View {
    Text("number \(number)")
      .onAppear { number = 7 }
      .onChange(of: number) { old, new in log.note("\(old)→\(new)") }
  }
}

private struct Tasks: View {
  let log: Log
  @State private var id = 1
  @State private var unrelated = 0
  @State private var isShown = true

  var body: some View {
    Text("unrelated \(unrelated)")
    if isShown {
      Text("watched").task(id: id) { await work("task \(id)") }
      Text("plain").task { await work("plain") }
    }
    Button("once") { id += 1 }
    Button("twice") {
      id += 1
      id += 1
    }
    Button("unrelated") { unrelated += 1 }
    Button("toggle") { isShown.toggle() }
  }

  private func work(_ name: String) async {
    log.note("start \(name)")
    await withTaskCancellationHandler {
      while !Task.isCancelled { await Task.yield() }
    } onCancel: { [log] in
      MainActor.assumeIsolated { log.note("cancel \(name)") }
    }
  }
}

private struct Nested: View {
  let log: Log
  @State private var isShown = true

  var body: some View {
    if isShown {
      VStack {
        Text("inner").onDisappear { log.note("inner gone") }
        ForEach(0..<2, id: \.self) { row in
          Text("row").onDisappear { log.note("row \(row) gone") }
        }
      }
      .onDisappear { log.note("outer gone") }
    }
    Button("hide") { isShown = false }
  }
}

private struct Welcoming: View {
  let log: Log
  @State private var isLoggedIn = false
  @State private var rows = [1]

  var body: some View {
    Group {
      if isLoggedIn { Text("welcome") } else { Text("log in") }
    }
    .onAppear { log.note(isLoggedIn ? "appear welcome" : "appear log in") }
    .onDisappear { log.note("disappear") }
    ForEach(rows, id: \.self) { Text("row \($0)") }
      .onAppear { log.note("row") }
    Button("toggle") { isLoggedIn.toggle() }
    Button("more") { rows.append(rows.count + 1) }
  }
}

@MainActor struct LifeOfViewsTests {
  private let log = Log()

  @Test func severalChangesInOneActionAreOneChange() throws {
    let host = ViewHost(Stepping(log: log))
    #expect(log.lines == ["0→0"])
    try host.tap(.button("three steps"))
    #expect(log.lines == ["0→0", "0→3", "double 0→6"])
    #expect(host.contains(.text("number 3, double 6")))
    try host.tap(.button("there and back"))
    #expect(log.lines.count == 3)
  }

  @Test func aViewThatLeavesIsToldOfNoChange() throws {
    let host = ViewHost(Leaving(log: log))
    try host.tap(.button("change and leave"))
    #expect(log.lines.isEmpty)
  }

  @Test func whatAppearingWritesIsAChange() {
    let host = ViewHost(Writing(log: log))
    #expect(log.lines == ["0→7"])
    #expect(host.contains(.text("number 7")))
  }

  @Test func aTaskIsCancelledBeforeTheNextOneStarts() async throws {
    let host = ViewHost(Tasks(log: log))
    await host.settle()
    #expect(log.lines == ["start task 1", "start plain"])
    try host.tap(.button("once"))
    await host.settle()
    #expect(log.lines.suffix(2) == ["cancel task 1", "start task 2"])
    // Two changes in one action are one restart.
    try host.tap(.button("twice"))
    await host.settle()
    #expect(log.lines.suffix(2) == ["cancel task 2", "start task 4"])
    try host.tap(.button("unrelated"))
    await host.settle()
    #expect(log.lines.count == 6)
    host.stop()
  }

  @Test func aTaskEndsWithItsBranchAndStartsAnewWithIt() async throws {
    let host = ViewHost(Tasks(log: log))
    await host.settle()
    try host.tap(.button("toggle"))
    await host.settle()
    #expect(Set(log.lines.suffix(2)) == ["cancel task 1", "cancel plain"])
    try host.tap(.button("toggle"))
    await host.settle()
    #expect(log.lines.suffix(2) == ["start task 1", "start plain"])
    host.stop()
  }

  @Test func everyViewInsideWhatLeavesIsToldOnce() throws {
    let host = ViewHost(Nested(log: log))
    try host.tap(.button("hide"))
    #expect(log.lines.sorted() == ["inner gone", "outer gone", "row 0 gone", "row 1 gone"])
  }

  // Apple's page on Group: the action runs every time another view of the condition appears.
  @Test func aModifierOfAGroupIsOneOfEachViewInIt() throws {
    let host = ViewHost(Welcoming(log: log))
    #expect(log.lines == ["appear log in", "row"])
    try host.tap(.button("toggle"))
    #expect(log.lines.dropFirst(2).sorted() == ["appear welcome", "disappear"])
    try host.tap(.button("more"))
    #expect(log.lines.last == "row")
    #expect(log.lines.count == 5)
  }
}
