@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Rows: View {
  @State var row: Int?
  let anchor: UnitPoint?

  var body: some View {
    Text(row.map { "row \($0)" } ?? "nowhere")
    Button("To 7") { row = 7 }
    ScrollView {
      VStack {
        ForEach(1..<9) { Text("line \($0)") }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $row, anchor: anchor)
  }
}

@MainActor struct ScrollPositionTests {
  private func scrolls(_ host: ViewHost) -> [PatchOperation] {
    host.lastPatch.filter { if case .scrollIntoView = $0 { true } else { false } }
  }

  @Test func aBindingScrolls() throws {
    let host = ViewHost(Rows(anchor: nil))
    #expect(scrolls(host).isEmpty)
    try host.tap(.button("To 7"))
    let line = try host.find(.text("line 7"))
    #expect(scrolls(host) == [.scrollIntoView(id: line.id)])
  }

  @Test func anAnchorSaysWhere() throws {
    let host = ViewHost(Rows(anchor: .bottom))
    try host.tap(.button("To 7"))
    guard case .scrollIntoView(_, let place?)? = scrolls(host).first else {
      Issue.record("nothing was scrolled to a place")
      return
    }
    #expect(place.across == .center && place.down == .end)
    let scroller = try #require(host.element(having: "data-scrolled"))
    #expect(scroller > 0)
  }

  @Test func scrollingIsToldOnceAndNotAnswered() throws {
    let host = ViewHost(Rows(anchor: nil))
    let scroller = try #require(host.element(having: "data-scrolled"))
    let line = try host.find(.text("line 4"))
    #expect(host.send(.scrolled(id: scroller, to: line.id)) == nil)
    #expect(host.contains(.text("row 4")))
    #expect(scrolls(host).isEmpty)
    try host.tap(.button("To 7"))
    #expect(host.contains(.text("row 7")) && scrolls(host).count == 1)
  }

  @Test func aPlaceThatIsThereFromTheBeginningIsScrolledTo() {
    let host = ViewHost(Rows(row: 5, anchor: nil))
    #expect(scrolls(host).count == 1 && host.contains(.text("row 5")))
  }

  @Test func anElementWithoutIdentityIsNoPlace() throws {
    let host = ViewHost(Rows(row: 5, anchor: nil))
    let scroller = try #require(host.element(having: "data-scrolled"))
    let button = try host.find(.button("To 7"))
    #expect(host.send(.scrolled(id: scroller, to: button.id)) == nil)
    #expect(host.contains(.text("row 5")))
    #expect(host.send(.scrolled(id: button.id, to: scroller)) == .wrongKind)
  }

  @Test func onlyTheMarkedStackHoldsPlaces() {
    let host = ViewHost(
      ScrollView {
        VStack {
          HStack { Text("a") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: .constant(Int?.none))
    )
    #expect(host.element(having: "data-targets") != nil)
  }
}
