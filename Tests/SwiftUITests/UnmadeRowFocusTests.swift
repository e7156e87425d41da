import SwiftUI
import SwiftUITesting
import Testing

/// A program's wish for the focus in a row that is not made yet.
@MainActor struct UnmadeRowFocusTests {
  private struct Rows: View {
    @FocusState private var row: Int?
    @State private var text = ""

    var body: some View {
      ScrollViewReader { proxy in
        Button("Go to 150") { row = 150 }
        Button("Go to 3") { row = 3 }
        Button("Scroll and go") {
          proxy.scrollTo(150)
          row = 150
        }
        Text(row.map { "at \($0)" } ?? "nowhere")
        List(0..<200, id: \.self) { index in
          TextField("Row \(index)", text: $text).focused($row, equals: index)
        }
      }
    }
  }

  @Test func theWishIsDroppedAndNotKeptForLater() throws {
    let host = ViewHost(Rows())
    try host.tap(.button("Go to 150"))
    #expect(host.elements.contains { $0.name == "nowhere" } && host.focused == nil)
    host.scrollToEnd()
    #expect(host.elements.contains { $0.name == "nowhere" } && host.focused == nil)
    // Now the row is there.
    try host.tap(.button("Go to 150"))
    #expect(host.focused?.name == "Row 150")
  }

  @Test func itTakesTheFocusFromNoOtherRow() throws {
    let host = ViewHost(Rows())
    try host.tap(.button("Go to 3"))
    #expect(host.focused?.name == "Row 3")
    try host.tap(.button("Go to 150"))
    #expect(host.focused?.name == "Row 3")
    #expect(!host.elements.contains { $0.name == "at 150" })
  }

  @Test func whatIsScrolledToIsMade() throws {
    let host = ViewHost(Rows())
    try host.tap(.button("Scroll and go"))
    #expect(host.focused?.name == "Row 150")
    #expect(host.elements.contains { $0.name == "at 150" })
  }
}
