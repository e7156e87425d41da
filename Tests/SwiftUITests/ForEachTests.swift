@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var ids = [1, 2, 3]
  var drafts = [Draft(id: 1, name: "a"), Draft(id: 2, name: "b"), Draft(id: 3, name: "c")]
}

private struct Draft: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct Row: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    Text("row \(id): \(count)")
    Button("add \(id)") { count += 1 }
  }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    VStack { ForEach(model.ids, id: \.self) { Row(id: $0) } }
  }
}

private struct Fields: View {
  @Bindable var model: Model

  var body: some View {
    ForEach($model.drafts) { $draft in
      TextField("Name \(draft.id)", text: $draft.name)
    }
  }
}

@MainActor struct ForEachTests {
  private let model = Model()

  private func texts(_ host: ViewHost) -> [String] {
    host.elements.filter { $0.role == .text }.map(\.name)
  }

  // swift-cross-ui #456, #604: equal identities ran out of range or drew rows twice.
  @Test func equalIdentitiesWarnAndKeepTheFirst() {
    model.ids = [1, 2, 1]
    let host = ViewHost(Rows(model: model))
    #expect(texts(host) == ["row 1: 0", "row 2: 0"])
    #expect(host.warnings.count == 1)
    model.ids = [2, 2, 1]
    host.flush()
    #expect(texts(host) == ["row 2: 0", "row 1: 0"])
  }

  @Test func rowsThatMoveKeepTheirState() throws {
    let host = ViewHost(Rows(model: model))
    try host.tap(.button("add 3"))
    model.ids = [3, 4, 1, 2]
    host.flush()
    #expect(texts(host) == ["row 3: 1", "row 4: 0", "row 1: 0", "row 2: 0"])
  }

  // swift-cross-ui #331: every row was inserted again on any change.
  @Test func aRowInTheMiddleIsTheOnlyThingSent() {
    let host = ViewHost(VStack { ForEach(model.ids, id: \.self) { Text("row \($0)") } })
    #expect(texts(host).count == 3)
    let rows = ViewHost(Single(model: model))
    model.ids = [1, 9, 2, 3]
    rows.flush()
    #expect(rows.lastPatch.count == 1)
    guard case .insert(_, let before, let snapshot) = rows.lastPatch.first else {
      Issue.record("The patch is \(rows.lastPatch).")
      return
    }
    #expect(snapshot.text == "row 9")
    #expect(before != nil)
  }

  @Test func aBindingOfARowFollowsItsElement() throws {
    let host = ViewHost(Fields(model: model))
    try host.type("x", into: .textField("Name 2"))
    #expect(model.drafts.map(\.name) == ["a", "bx", "c"])
    model.drafts.removeFirst()
    host.flush()
    try host.type("y", into: .textField("Name 2"))
    #expect(model.drafts.map(\.name) == ["bxy", "c"])
  }

  @Test func aBindingOfARowThatHasGoneWritesNothing() {
    var held: Binding<Draft>?
    let model = model
    let host = ViewHost(
      Taking(model: model) { binding in if binding.wrappedValue.id == 3 { held = binding } }
    )
    model.drafts.removeLast()
    host.flush()
    held?.wrappedValue.name = "gone"
    #expect(held?.wrappedValue.name == "c")
    #expect(model.drafts.map(\.name) == ["a", "b"])
  }
}

private struct Single: View {
  let model: Model

  var body: some View {
    VStack { ForEach(model.ids, id: \.self) { Text("row \($0)") } }
  }
}

private struct Taking: View {
  @Bindable var model: Model
  let take: (Binding<Draft>) -> Void

  var body: some View {
    ForEach($model.drafts) { $draft in
      let _ = take($draft)
      Text(draft.name)
    }
  }
}
