import SwiftUI
import SwiftUITesting
import Testing

private struct Walking: View {
  let log: Log
  @State private var path: [Int] = []
  @State private var isOpen = false
  @State private var number = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("number \(number)")
        Button("count") { number += 1 }
        NavigationLink(value: 1) { Text("to 1") }
        Button("to 3") { path = [1, 2, 3] }
        Button("open") { isOpen = true }
      }
      .onAppear { log.note("root appears") }
      .onDisappear { log.note("root disappears") }
      .task { await work("root") }
      .sheet(isPresented: $isOpen) {
        Text("sheet").onAppear { log.note("sheet appears") }
      }
      .navigationDestination(for: Int.self) { place in
        VStack {
          NavigationLink(value: place + 1) { Text("on") }
          Button("to the root") { path = [] }
          Button("open over it") { isOpen = true }
        }
        .onAppear { log.note("\(place) appears") }
        .onDisappear { log.note("\(place) disappears") }
      }
    }
  }

  private func work(_ name: String) async {
    log.note("\(name) works")
    while !Task.isCancelled { await Task.yield() }
    log.note("\(name) stops")
  }
}

/// A page that another one is pushed over disappears as far as its views are concerned.
@MainActor struct CoveredPageTests {
  private let log = Log()
  private let host: ViewHost

  init() {
    host = ViewHost(Walking(log: log))
  }

  private func lines() -> [String] {
    defer { log.lines = [] }
    return log.lines.sorted()
  }

  @Test func aPageDisappearsUnderAnotherAndAppearsAgain() async throws {
    await host.settle()
    #expect(lines() == ["root appears", "root works"])
    try host.tap(.button("count"))
    try host.tap(.button("to 1"))
    await host.settle()
    #expect(lines() == ["1 appears", "root disappears", "root stops"])
    try host.tap(.button("on"))
    #expect(lines() == ["1 disappears", "2 appears"])
    try host.tap(.button("to the root"))
    await host.settle()
    // The page between them was out of sight already and is told nothing twice.
    #expect(lines() == ["2 disappears", "root appears", "root works"])
    #expect(host.contains(.text("number 1")))
    host.stop()
    #expect(lines().contains("root disappears"))
  }

  @Test func whatIsNeverSeenOnTheWayNeverAppears() async throws {
    await host.settle()
    _ = lines()
    try host.tap(.button("to 3"))
    await host.settle()
    #expect(lines() == ["3 appears", "root disappears", "root stops"])
    host.stop()
  }

  @Test func aSheetCoversNoPageAndLiesOverAllOfThem() throws {
    try host.tap(.button("open"))
    #expect(log.lines.last == "sheet appears")
    #expect(!log.lines.contains("root disappears"))
    host.dismissSheet()
    try host.tap(.button("to 1"))
    log.lines = []
    try host.tap(.button("open over it"))
    #expect(log.lines == ["sheet appears"])
  }
}
