import SwiftUI
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
