@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Endless: View {
  @State private var number = 0

  var body: some View {
    Text("\(number)").onChange(of: number, initial: true) { number += 1 }
  }
}

private struct Busy: View {
  let log: Log
  @State private var text = "start"
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isFocused)
      Button("more") { text += "+" }
    }
    .onAppear { log.note("appear") }
    .onChange(of: text, initial: true) { log.note("change \(text)") }
    .task { log.note("task") }
    .task {
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
      } onCancel: {
      }
    }
    .sheet(isPresented: .constant(true)) { Button("in the sheet") { text = "x" } }
    .toolbar { Button("bar") { text = "y" } }
    .onDisappear { log.note("disappear") }
  }
}

@MainActor struct RuntimeTests {
  private let log = Log()

  private func runtime(_ mode: ViewRuntime.Mode) -> ViewRuntime {
    ViewRuntime(
      mode: mode,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: NavigationStack { Busy(log: log) }
    )
  }

  @Test func viewsThatNeverComeToRestEndTheirOwnRuntimeOnly() throws {
    let other = ViewHost(Text("still here"))
    let host = ViewHost(Endless())
    #expect(host.failure != nil)
    #expect(other.failure == nil)
    #expect(other.contains(.text("still here")))
  }

  @Test func aPageRunsNeitherTasksNorAppearanceActions() async {
    let page = runtime(.page)
    for _ in 0..<50 { await Task.yield() }
    page.flush()
    #expect(log.lines.isEmpty)
    let live = runtime(.live)
    for _ in 0..<50 { await Task.yield() }
    live.flush()
    #expect(Set(log.lines) == ["appear", "change start", "task"])
    live.stop()
  }

  @Test func aStoppedRuntimeIsReleased() async {
    weak var released: ViewRuntime?
    weak var rootNode: AnyObject?
    do {
      let live = runtime(.live)
      live.onChange = { [weak live] in live?.flush() }
      for _ in 0..<20 { await Task.yield() }
      live.markShown()
      if let field = live.root.firstField {
        _ = live.handle(.set([.init(id: field, value: "typed")]))
        _ = live.handle(.focus(from: nil, to: field))
      }
      _ = live.takePatch()
      released = live
      rootNode = live.rootNode
      live.stop()
      #expect(live.liveNodes == 0)
      #expect(live.liveElements == 1)
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(released == nil)
    #expect(rootNode == nil)
  }

  @Test func aRuntimeThatIsDroppedWithoutBeingStoppedEndsItsTasks() async {
    let log = log
    weak var released: ViewRuntime?
    do {
      let live = ViewRuntime(
        mode: .live,
        environment: PageEnvironment(),
        sceneStorage: [:],
        root: Waiting(log: log)
      )
      for _ in 0..<20 { await Task.yield() }
      released = live
      #expect(log.lines == ["waiting"])
    }
    for _ in 0..<50 { await Task.yield() }
    #expect(released == nil)
    #expect(log.lines == ["waiting", "ended"])
  }

  @Test func valuesOfAnEarlierPageReachTheControlsThatAppearBecauseOfThem() throws {
    func live() -> ViewRuntime {
      ViewRuntime(
        mode: .live,
        environment: PageEnvironment(),
        sceneStorage: [:],
        root: Unfolding()
      )
    }
    let before = live()
    let paths = before.root.paths
    let toggle = try #require(paths["true"] ?? paths["false"])
    _ = before.handle(
      .set([.init(id: try #require(before.element(atPath: toggle)), value: "true")])
    )
    let field = try #require(before.root.paths["empty"])

    let after = live()
    after.restore(values: [toggle: "true", field: "typed"])
    #expect(after.root.paths["typed"] == field)
  }

  @Test func whatIsChangedOutsideAnEventWakesTheHost() async {
    let model = Outside()
    var changes = 0
    let live = ViewRuntime(
      mode: .live,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: OutsideView(model: model)
    )
    live.onChange = { changes += 1 }
    live.markShown()
    model.text = "b"
    model.text = "c"
    for _ in 0..<50 { await Task.yield() }
    #expect(changes == 1)
    #expect(live.takePatch().count == 1)
    live.stop()
    model.text = "d"
    for _ in 0..<50 { await Task.yield() }
    #expect(changes == 1)
  }
}

private struct Waiting: View {
  let log: Log

  var body: some View {
    Text("waiting")
      .task {
        log.note("waiting")
        while !Task.isCancelled { await Task.yield() }
        log.note("ended")
      }
  }
}

private struct Unfolding: View {
  @State private var isOpen = false
  @State private var text = "empty"

  var body: some View {
    Toggle("Open", isOn: $isOpen)
    if isOpen { TextField("Text", text: $text) }
  }
}

@MainActor @Observable private final class Outside {
  var text = "a"
}

private struct OutsideView: View {
  let model: Outside
  var body: some View { Text(model.text) }
}

extension ElementSnapshot {
  /// The number of the first text field in it.
  fileprivate var firstField: Int? {
    if tag == "input" { return id }
    return children.lazy.compactMap(\.firstField).first
  }
}

extension ElementSnapshot {
  /// The paths of the controls in it by the values they show.
  fileprivate var paths: [String: String] {
    var found: [String: String] = [:]
    if let value, let path { found[value] = path }
    for child in children { found.merge(child.paths) { one, _ in one } }
    return found
  }
}
