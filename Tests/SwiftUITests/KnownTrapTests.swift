@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

// Faults that other implementations of this kind of API have had, each by its report.
// Documentation/KnownTraps.md lists all of them and where each is tested.

@MainActor @Observable private final class Model {
  var step = 1
  var total = 0
  var ids = [1, 2, 3]
  var isOpen = false
  var log: [String] = []
}

@MainActor struct KnownTrapTests {
  private let model = Model()

  // Tokamak #335: an event ran the closure of a view that had been replaced since.
  @Test func anEventRunsTheClosureOfTheNewestView() throws {
    let host = ViewHost(Stepper(model: model))
    try host.tap(.button("by 1"))
    model.step = 10
    host.flush()
    try host.tap(.button("by 10"))
    #expect(model.total == 11)
  }

  // The same where the event comes before the change has been drawn.
  @Test func anEventSeesWhatHasChangedSinceTheLastDrawing() throws {
    let host = ViewHost(Captured(model: model))
    let button = try host.find(.button("add")).id
    model.step = 10
    _ = host.send(.submit(id: button, values: []))
    #expect(model.total == 10)
  }

  // elementary-ui #54: a field that was bound from the start was empty.
  @Test func aFieldShowsWhatItsBindingHoldsFromTheStart() throws {
    let host = ViewHost(Limited())
    #expect(try host.find(.textField("Code")).value == "12345")
    #expect(try host.find(.toggle("On")).value == "true")
    try host.tap(.button("more"))
    #expect(try host.find(.textField("Late")).value == "late")
    #expect(try host.find(.toggle("Late switch")).value == "true")
  }

  // Tokamak PR #116: a new value went to the attribute, which a field that was edited ignores.
  @Test func aValueIsNeverAnAttribute() throws {
    let host = ViewHost(Limited())
    for query in [ElementQuery.textField("Code"), .toggle("On")] {
      let attributes = try host.find(query).attributes
      #expect(attributes["value"] == nil && attributes["checked"] == nil)
    }
    try host.tap(.button("fill"))
    let changes = host.lastPatch.filter { if case .attribute = $0 { true } else { false } }
    #expect(changes.isEmpty)
    #expect(try host.find(.textField("Code")).value == "98765")
    #expect(try host.find(.toggle("On")).value == "false")
  }

  // elementary-ui #96: state was borrowed while code of the app ran, which then touched it.
  @Test func codeOfTheAppMayTouchTheStateThatIsBeingChanged() throws {
    let host = ViewHost(Reentrant())
    try host.type("abc", into: .textField("Text"))
    #expect(host.contains(.text("ABC, 3 changes, seen ABC")))
    try host.tap(.button("twice"))
    #expect(host.contains(.text("ABCABC, 4 changes, seen ABCABC")))
    #expect(host.failure == nil)
  }

  // skip-ui PR #282, #105: one focus state on many fields, and selection that answers the focus,
  // drew each other anew without end.
  @Test func oneFocusStateOnManyFieldsComesToRest() throws {
    let host = ViewHost(ManyFields(model: model))
    for number in [7, 31, 0, 39] {
      try host.focus(.textField("Field \(number)"))
      #expect(host.contains(.text("at \(number)")))
      #expect(!host.lastPatch.contains { if case .focus = $0 { true } else { false } })
    }
    #expect(model.log == ["nil→7", "7→31", "31→0", "0→39"])
    #expect(host.failure == nil)
  }

  // skip-ui #487: taps were swallowed after a sheet had been sent away.
  @Test func whatLiesBehindASheetActsAsSoonAsTheSheetIsSentAway() throws {
    let host = ViewHost(Behind(model: model))
    for round in 1...3 {
      try host.tap(.button("open"))
      host.dismissSheet()
      try host.tap(.button("behind"))
      #expect(model.total == round)
    }
  }

  // Tokamak #139: only views made of other views could read the environment.
  @Test func elementsThemselvesReadTheEnvironment() throws {
    let host = ViewHost(Surrounded())
    #expect(try !host.find(.textField("Field")).isEnabled)
    #expect(try !host.find(.toggle("Switch")).isEnabled)
    #expect(try host.find(.textField("Field")).attributes["autocapitalize"] == "characters")
    try host.tap(.button("allow"))
    #expect(try host.find(.textField("Field")).isEnabled)
    #expect(try host.find(.toggle("Switch")).isEnabled)
  }

  // Tokamak PR #307: what an appearing view wrote was lost, as it was still being drawn.
  @Test func whatAppearanceWritesIsDrawn() throws {
    let host = ViewHost(Appearing(model: model))
    #expect(host.contains(.text("appeared 1, then changed")))
    try host.tap(.button("show"))
    #expect(host.contains(.text("appeared 2, then changed")))
    #expect(model.log == ["inner", "outer", "change", "inner again"])
  }

  // SwiftWebUI: an insertion at the very start asked for the element before it.
  @Test func whatComesFirstIsInsertedFirst() throws {
    let host = ViewHost(Rows(model: model))
    model.ids.insert(0, at: 0)
    host.flush()
    #expect(host.elements.filter { $0.role == .text }.map(\.name) == ["0", "1", "2", "3"])
    model.ids = []
    host.flush()
    model.ids = [9]
    host.flush()
    #expect(host.elements.filter { $0.role == .text }.map(\.name) == ["9"])
    #expect(host.isPageWhatViewsSay)
  }

  // SwiftWebUI: identities of the app became part of the page's own.
  @Test func aPathHoldsNothingOfAnIdentityThatTheAppChose() throws {
    let host = ViewRuntime(
      mode: .page,
      environment: PageEnvironment(),
      sceneStorage: [:],
      root: ForEach(["\"><script>", "ann@example.org"], id: \.self) { _ in
        TextField("Field", text: .constant(""))
      }
    )
    let paths = host.root.allPaths
    #expect(paths.count == 2 && Set(paths).count == 2)
    for path in paths { #expect(path.allSatisfy { $0.isNumber || $0.isLetter }) }
  }

  // SwiftWebUI: a number named another element later, and a late event met the wrong one.
  @Test func aNumberIsNeverUsedAgain() throws {
    let host = ViewHost(Rows(model: model))
    var used = Set(host.elements.map(\.id))
    for round in 0..<20 {
      let before = Set(host.elements.map(\.id))
      model.ids = [100 + round]
      host.flush()
      let now = Set(host.elements.map(\.id))
      #expect(now.subtracting(before).isDisjoint(with: used))
      used.formUnion(now)
    }
  }

  // adwaita-swift #49: a list that was not on the first page ran out of range when it changed.
  @Test func aListInASheetFollowsItsModelWhileBothComeAndGo() throws {
    let host = ViewHost(ListBehind(model: model))
    for round in 0..<6 {
      model.isOpen.toggle()
      model.ids = round.isMultiple(of: 2) ? Array(0..<(round + 5)) : []
      host.flush()
      model.ids.reverse()
      host.flush()
      #expect(host.isPageWhatViewsSay)
      #expect(host.contains(.text("row 0")) == (model.isOpen && !model.ids.isEmpty))
    }
    #expect(host.failure == nil)
  }

  // Vaadin #20442, Streamlit #678: setting the value that was believed to be there did nothing,
  // and every second edit went back.
  @Test(arguments: ["Upper", "Notes"])
  func aRefusedEditIsTakenBackEachTime(name: String) throws {
    let host = ViewHost(Stubborn())
    for _ in 0..<4 {
      try host.paste("typed", into: .textField(name))
      #expect(try host.find(.textField(name)).value == "kept")
      try host.toggle(.toggle("Off"))
      #expect(try host.find(.toggle("Off")).value == "false")
    }
  }
}

// MARK: - Fixtures

private struct Stepper: View {
  let model: Model

  var body: some View { StepButton(step: model.step, model: model) }
}

private struct StepButton: View {
  let step: Int
  let model: Model

  var body: some View { Button("by \(step)") { model.total += step } }
}

private struct Captured: View {
  let model: Model

  var body: some View {
    let step = model.step
    Button("add") { model.total += step }
  }
}

private struct Limited: View {
  @State private var code = "12345"
  @State private var isOn = true
  @State private var hasMore = false

  var body: some View {
    TextField("Code", text: $code)
    Toggle("On", isOn: $isOn)
    Button("more") { hasMore = true }
    Button("fill") {
      code = "98765"
      isOn = false
    }
    if hasMore {
      TextField("Late", text: .constant("late"))
      Toggle("Late switch", isOn: .constant(true))
    }
  }
}

private struct Reentrant: View {
  @State private var text = ""
  @State private var changes = 0

  private var upper: Binding<String> {
    Binding(
      get: { @MainActor in text },
      set: { @MainActor new in
        text = new
        text = text.uppercased()
      }
    )
  }

  var body: some View {
    let binding = upper
    TextField("Text", text: binding)
      .onChange(of: text) { changes += text.isEmpty ? 0 : 1 }
    Text("\(text), \(changes) changes, seen \(binding.wrappedValue)")
    Button("twice") { text += { text }() }
  }
}

private struct ManyFields: View {
  let model: Model
  @FocusState private var field: Int?
  @State private var selected: Int?

  var body: some View {
    ForEach(0..<40, id: \.self) { number in
      TextField("Field \(number)", text: .constant("")).focused($field, equals: number)
    }
    Text("at \(selected.map { "\($0)" } ?? "none")")
      .onChange(of: field) { old, new in
        let words = [old, new].map { $0.map { "\($0)" } ?? "nil" }
        model.log.append(words.joined(separator: "→"))
        selected = new
      }
      .onChange(of: selected) { field = selected }
  }
}

private struct Behind: View {
  @Bindable var model: Model

  var body: some View {
    Button("open") { model.isOpen = true }
      .sheet(isPresented: $model.isOpen) { Text("ticks \(model.total)") }
    Button("behind") { model.total += 1 }
  }
}

private struct Surrounded: View {
  @State private var isAllowed = false

  var body: some View {
    Group {
      TextField("Field", text: .constant(""))
      Toggle("Switch", isOn: .constant(false))
    }
    .textInputAutocapitalization(.characters)
    .disabled(!isAllowed)
    Button("allow") { isAllowed = true }
  }
}

private struct Appearing: View {
  let model: Model
  @State private var count = 0
  @State private var word = "waiting"
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("appeared \(count), then \(word)")
        .onAppear {
          count += 1
          model.log.append("inner")
        }
      if isShown {
        Text("more")
          .onAppear {
            count += 1
            model.log.append("inner again")
          }
      }
      Button("show") { isShown = true }
    }
    .onAppear { model.log.append("outer") }
    .onChange(of: count) {
      if word == "waiting" {
        word = "changed"
        model.log.append("change")
      }
    }
  }
}

private struct Rows: View {
  let model: Model

  var body: some View {
    VStack { ForEach(model.ids, id: \.self) { Text("\($0)") } }
  }
}

private struct ListBehind: View {
  @Bindable var model: Model

  var body: some View {
    Text("first page")
      .sheet(isPresented: $model.isOpen) {
        NavigationStack {
          List { ForEach(model.ids, id: \.self) { Text("row \($0)") } }
        }
      }
  }
}

private struct Stubborn: View {
  @State private var count = 0

  private var text: Binding<String> {
    Binding(get: { "kept" }, set: { @MainActor _ in count += 1 })
  }

  private var flag: Binding<Bool> {
    Binding(get: { false }, set: { @MainActor _ in count += 1 })
  }

  var body: some View {
    TextField("Upper", text: text)
    TextField("Notes", text: text, axis: .vertical)
    Toggle("Off", isOn: flag)
    Text("\(count)")
  }
}

extension ElementSnapshot {
  fileprivate var allPaths: [String] { (path.map { [$0] } ?? []) + children.flatMap(\.allPaths) }
}
