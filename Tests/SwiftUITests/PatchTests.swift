@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var ids = [1, 2, 3]
  var text = "text"
  var flags = [false, false, false, false]
  var isOpen = false
  var section = [10, 11]
  var tint = 0

  func change(_ numbers: inout SeededNumbers) {
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: ids.shuffle(using: &numbers)
    case 1: ids.insert((ids.max() ?? 0) + 1, at: Int.random(in: 0...ids.count, using: &numbers))
    case 2: if !ids.isEmpty { ids.remove(at: Int.random(in: 0..<ids.count, using: &numbers)) }
    case 3: text = String(UInt8.random(in: 0...9, using: &numbers))
    case 4: isOpen.toggle()
    case 5: section = (10..<18).filter { _ in Bool.random(using: &numbers) }
    case 6: section.reverse()
    case 7: tint = Int.random(in: 0...3, using: &numbers)
    default: flags[Int.random(in: 0..<4, using: &numbers)].toggle()
    }
  }
}

private struct Row: View {
  let id: Int
  let model: Model

  var body: some View {
    if id.isMultiple(of: 3) {
      HStack {
        Text("row \(id)").padding(CGFloat(model.tint))
        if model.flags[0] { Image(systemName: "house") }
      }
    } else if id.isMultiple(of: 5) {
      Text("five")
      Text("of \(id)").opacity(model.flags[1] ? 0.5 : 1)
    } else {
      TextField("Field \(id)", text: .constant(model.text))
        .accessibilityHint(model.flags[2] ? "A hint" : "")
    }
  }
}

private struct Screen: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack {
      VStack {
        if model.flags[0] { Text("first") }
        ForEach(model.ids, id: \.self) { Row(id: $0, model: model) }
        erased
        List {
          Section(model.text) {
            ForEach(model.section, id: \.self) { id in
              if id.isMultiple(of: 2) || model.flags[3] { Row(id: id, model: model) }
            }
          }
          if model.flags[1] { Text("last row") }
        }
        Toggle("Flag", isOn: $model.flags[2])
      }
      .overlay { if model.flags[3] { Rectangle().fill(.red) } }
      .navigationTitle(model.text)
      .toolbar {
        if model.flags[2] { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        ToolbarItem { if model.flags[1] { Text("busy") } else { Button("Save") {} } }
      }
    }
    .sheet(isPresented: $model.isOpen) {
      ForEach(model.ids, id: \.self) { Row(id: $0, model: model) }
    }
  }

  private var erased: AnyView {
    model.flags[3] ? AnyView(Text("erased")) : AnyView(Button("erased") {})
  }
}

@MainActor struct PatchTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func patchesAloneKeepThePageWhatTheViewsSay(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let model = Model()
    let host = ViewHost(Screen(model: model))
    for step in 0..<400 {
      for _ in 0..<Int.random(in: 1...3, using: &numbers) { model.change(&numbers) }
      if step.isMultiple(of: 7), let field = host.elements.first(where: { $0.role == .textField }) {
        _ = host.send(.focus(from: host.focused?.id, to: field.id))
      }
      host.flush()
      try #require(host.isPageWhatViewsSay, "seed \(seed), step \(step)")
    }
    #expect(host.failure == nil)
    #expect(host.warnings.isEmpty)
  }

  @Test func whatComesAndGoesLeavesNoElementBehind() {
    let model = Model()
    let host = ViewHost(Screen(model: model))
    var numbers = SeededNumbers(state: 11)
    // The list of hidden descriptions is made once and stays.
    for _ in 0..<2 {
      model.flags[2].toggle()
      host.flush()
    }
    let elements = host.knownElementCount
    let nodes = host.liveNodes
    for _ in 0..<500 {
      model.change(&numbers)
      host.flush()
    }
    model.ids = [1, 2, 3]
    model.text = "text"
    model.flags = [false, false, false, false]
    model.isOpen = false
    model.section = [10, 11]
    model.tint = 0
    host.flush()
    #expect(host.knownElementCount == elements)
    // That list is on the page only while it has something in it.
    #expect(host.pageElementCount == elements - 1)
    #expect(host.liveNodes == nodes)
  }
}
