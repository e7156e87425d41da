@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var number = 0
}

private struct Screen: View {
  let model: Model
  @State private var isOpen = false

  var body: some View {
    Text("number \(model.number)")
    Button("observed") { withAnimation(.easeIn(duration: 0.2)) { model.number += 1 } }
    Button("state") { withAnimation(.snappy) { isOpen.toggle() } }
    Button("bound") { $isOpen.animation(.bouncy).wrappedValue.toggle() }
    Button("plain") { model.number += 1 }
    Button("then") {
      withAnimation {
        isOpen = true
      } completion: {
        model.number = 99
      }
    }
    Button("task") { withAnimation(.snappy) { startTask() } }
  }

  private func startTask() {
    Task { model.number = 50 }
  }
}

@MainActor struct TransactionTests {
  private let host = ViewHost(Screen(model: Model()))

  // skip-ui #402: the transaction round a change of an observable object was lost.
  @Test func aChangeRemembersTheTransactionItWasMadeIn() throws {
    try host.tap(.button("observed"))
    #expect(host.lastTransaction.animation == .easeIn(duration: 0.2))
    try host.tap(.button("plain"))
    #expect(host.lastTransaction.animation == nil)
    try host.tap(.button("state"))
    #expect(host.lastTransaction.animation == .snappy)
    try host.tap(.button("bound"))
    #expect(host.lastTransaction.animation == .bouncy)
  }

  @Test func aTaskStartedInsideDoesNotStandInTheTransaction() async throws {
    try host.tap(.button("task"))
    await host.settle()
    #expect(host.contains(.text("number 50")))
    #expect(host.lastTransaction.animation == nil)
  }

  @Test func theCompletionRunsOnceTheChangeHasBeenMade() async throws {
    try host.tap(.button("then"))
    await host.settle()
    #expect(host.contains(.text("number 99")))
  }
}

@MainActor struct CompletionTests {
  private struct Screen: View {
    @State private var isFaint = false
    @State private var ended = 0

    var body: some View {
      Text("ended \(ended)").opacity(isFaint ? 0.5 : 1)
      Button("moving") {
        withAnimation {
          isFaint.toggle()
        } completion: {
          ended += 1
        }
      }
    }
  }

  @Test func itWaitsUntilThePageSaysThatNothingMoves() async throws {
    let runtime = ViewRuntime(
      mode: .live,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: Screen()
    )
    runtime.markShown()
    let button = try #require(
      runtime.root.children.first { $0.tag == "button" }?.id
    )
    _ = runtime.handle(.submit(id: button, values: []))
    var patch = runtime.takePatch()
    for _ in 0..<100 where asked(by: patch) == nil {
      await Task.yield()
      patch = runtime.takePatch()
    }
    let number = try #require(asked(by: patch))
    #expect(runtime.root.children.contains { contains("ended 0", $0) })
    #expect(runtime.handle(.still(number + 1)) == .gone)
    #expect(runtime.handle(.still(number)) == nil)
    #expect(runtime.root.children.contains { contains("ended 1", $0) })
    // Said twice, it runs once.
    #expect(runtime.handle(.still(number)) == .gone)
    runtime.stop()
  }

  private func asked(by patch: [PatchOperation]) -> Int? {
    patch.lazy.compactMap { if case .tellWhenStill(let number) = $0 { number } else { nil } }.first
  }

  private func contains(_ text: String, _ element: ElementSnapshot) -> Bool {
    element.text == text || element.children.contains { contains(text, $0) }
  }
}
