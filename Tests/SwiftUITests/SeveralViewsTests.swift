@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Rows: View {
  let names: [String]

  var body: some View {
    ForEach(names, id: \.self) { Text($0) }
  }
}

private struct Editing: View {
  @State private var names = ["a"]
  @State private var text = ""

  var body: some View {
    HStack {
      Group {
        Rows(names: names)
        TextField("Field", text: $text)
      }
      .padding(4)
      .opacity(0.5)
    }
    Button("add") { names.insert("new", at: 0) }
    Button("empty") { names = [] }
    Button("fill") { names = ["b", "c"] }
  }
}

/// A modifier that is put on several views at once is one of each of them.
@MainActor struct SeveralViewsTests {
  private func stack(_ view: some View) throws -> ElementSnapshot {
    try #require(draw(view).root.all.first { $0.classes.contains("h") })
  }

  @Test func eachViewOfAGroupHasItsOwnPadding() throws {
    let group = HStack {
      Group {
        Text("one")
        Text("two")
      }
      .padding()
      .background(Color.red)
      Rows(names: ["three", "four"]).padding()
    }
    let row = try stack(group)
    #expect(
      row.children.map { $0.all.compactMap(\.text) } == [["one"], ["two"], ["three"], ["four"]]
    )
  }

  @Test func whereNothingStandsNothingTakesRoom() throws {
    let row = try stack(
      HStack {
        Text("one")
        Rows(names: []).padding()
        if isTrue(false) { Text("two").padding() }
      }
    )
    #expect(row.children.count == 1)
  }

  private func isTrue(_ value: Bool) -> Bool { value }

  @Test func whatComesAndGoesLeavesTheOthersAlone() throws {
    let host = ViewHost(Editing())
    try host.type("x", into: .textField("Field"))
    let field = try host.find(.textField("Field")).id
    for button in ["add", "empty", "fill", "add", "empty"] {
      try host.tap(.button(button))
      #expect(host.isPageWhatViewsSay)
      #expect(try host.find(.textField("Field")).id == field)
      #expect(host.focused?.name == "Field")
      // No element was taken out and put in again.
      #expect(!host.lastPatch.contains { inserts($0, field) })
    }
    let known = host.knownElementCount
    for _ in 0..<20 {
      try host.tap(.button("fill"))
      try host.tap(.button("empty"))
    }
    #expect(host.knownElementCount == known)
  }

  private func inserts(_ operation: PatchOperation, _ id: Int) -> Bool {
    guard case .insert(_, _, let new) = operation else { return false }
    return new.all.contains { $0.id == id }
  }

  @Test func severalViewsInALayerLieOverEachOther() {
    let page = draw(
      Text("base")
        .overlay(alignment: .topTrailing) {
          Text("one")
          Text("two")
        }
    )
    let stack = page.root.all.first { $0.classes.contains("z") }
    #expect(stack?.children.compactMap(\.text) == ["one", "two"])
  }
}
