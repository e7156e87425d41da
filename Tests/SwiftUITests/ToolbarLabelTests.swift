import SwiftUI
import SwiftUITesting
import Testing

private struct Bar: View {
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      Text("taps: \(taps)")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { taps += 1 }
          }
        }
    }
  }
}

@MainActor struct ToolbarLabelTests {
  @Test func aBarShowsTheIconAndTheTitleIsItsName() throws {
    let host = ViewHost(Bar())
    #expect(!host.contains(.text("Add")))
    try host.tap(.button("Add"))
    #expect(host.contains(.text("taps: 1")))
  }
}
