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

  @Test func aBarsItemsStopGrowingUnlessThePageItselfIsLarge() {
    #expect(ViewHost(SizedBar().dynamicTypeSize(.accessibility5)).contains(.text("xxxLarge")))
    #expect(ViewHost(SizedBar().dynamicTypeSize(.small)).contains(.text("small")))
    let large = ViewHost(SizedBar(), textScale: 3)
    #expect(!large.contains(.text("xxxLarge")))
  }
}

private struct SizedBar: View {
  var body: some View {
    NavigationStack {
      Color.clear.toolbar { ToolbarItem(placement: .primaryAction) { BarSize() } }
    }
  }
}

private struct BarSize: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Text(verbatim: "\(size)") }
}
