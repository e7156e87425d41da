@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Store {
  var text = ""
}

private struct Controls: View {
  let log: Log
  let store: Store
  @State private var plain = "abc"
  @State private var isOn = false
  @State private var isLocked = false
  @State private var isRefused = false

  private var upper: Binding<String> {
    Binding(get: { @MainActor in plain }, set: { @MainActor in plain = $0.uppercased() })
  }

  private var stored: Binding<String> {
    Binding(
      get: { @MainActor [store] in store.text },
      set: { @MainActor [store] in store.text = $0 }
    )
  }

  private var refusing: Binding<Bool> {
    Binding(get: { @MainActor in isRefused }, set: { @MainActor _ in log.note("refused") })
  }

  var body: some View {
    TextField("Plain", text: $plain).disabled(isLocked)
      .onChange(of: plain) { log.note("plain") }
    TextField("Upper", text: upper)
    TextField("Stored", text: stored)
    Toggle("On", isOn: $isOn).disabled(isLocked)
    Toggle("Refusing", isOn: refusing)
    Toggle("Pressed", isOn: $isOn).toggleStyle(.button)
    Button("lock") { isLocked.toggle() }
    Button("never") { log.note("never") }.disabled(true)
    Text("plain \(plain)").onTapGesture { log.note("tapped") }.accessibilityIdentifier("tappable")
  }
}

@MainActor struct ControlTests {
  private let log = Log()
  private let store = Store()
  private let host: ViewHost

  init() {
    host = ViewHost(Controls(log: log, store: store))
  }

  private var valueChanges: [PatchOperation] {
    host.lastPatch.filter { if case .value = $0 { true } else { false } }
  }

  // swift-cross-ui #640: the first evaluation wrote the binding.
  @Test func mountingWritesNoBinding() {
    #expect(log.lines.isEmpty)
  }

  @Test func typingWhatTheBindingKeepsSendsNothingBack() throws {
    try host.paste("abcd", into: .textField("Plain"))
    let id = try host.find(.textField("Plain")).id
    #expect(!valueChanges.contains(.value(id: id, "abcd")))
    // The other field shows the same text.
    #expect(valueChanges.count == 1)
  }

  // Tokamak PR #116, LiveView #2992: the corrected text never arrived.
  @Test func aBindingThatRewritesWhatIsTypedSendsItBack() throws {
    try host.paste("xyz", into: .textField("Upper"))
    #expect(try host.find(.textField("Upper")).value == "XYZ")
    let id = try host.find(.textField("Upper")).id
    #expect(valueChanges.contains(.value(id: id, "XYZ")))
    try host.paste("xyz", into: .textField("Upper"))
    #expect(try host.find(.textField("Upper")).value == "XYZ")
  }

  // What nothing observes was sent back as it had been before the person typed.
  @Test func aBindingToWhatNothingObservesKeepsWhatIsTyped() throws {
    try host.type("kept", into: .textField("Stored"))
    #expect(try host.find(.textField("Stored")).value == "kept")
    #expect(store.text == "kept")
    #expect(host.isPageWhatViewsSay)
  }

  @Test func aSwitchThatIsRefusedGoesBack() throws {
    try host.toggle(.toggle("Refusing"))
    #expect(log.lines == ["refused"])
    #expect(try host.find(.toggle("Refusing")).value == "false")
  }

  @Test func aButtonThatStaysPressedSaysSo() throws {
    #expect(try host.find(.button("Pressed")).attributes["aria-pressed"] == "false")
    try host.tap(.button("Pressed"))
    #expect(try host.find(.button("Pressed")).attributes["aria-pressed"] == "true")
    #expect(try host.find(.toggle("On")).value == "true")
  }

  @Test func whatIsDisabledRefusesEvents() throws {
    try host.tap(.button("lock"))
    let field = try host.find(.textField("Plain")).id
    let toggle = try host.find(.toggle("On")).id
    let button = try host.find(.button("never")).id
    #expect(host.send(.set([.init(id: field, value: "x")])) == .disabled)
    #expect(host.send(.set([.init(id: toggle, value: "true")])) == .disabled)
    #expect(host.send(.submit(id: button, values: [])) == .disabled)
    #expect(host.contains(.text("plain abc")))
    #expect(log.lines.isEmpty)
  }

  @Test func valuesNoControlTakesAreRefused() throws {
    let field = try host.find(.textField("Plain")).id
    let toggle = try host.find(.toggle("On")).id
    let button = try host.find(.button("lock")).id
    let long = String(repeating: "x", count: 1_001)
    #expect(host.send(.set([.init(id: field, value: long)])) == .tooLong)
    #expect(host.send(.set([.init(id: toggle, value: "maybe")])) == .notOffered)
    #expect(host.send(.set([.init(id: button, value: "x")])) == .wrongKind)
    #expect(host.send(.set([.init(id: 999_999, value: "x")])) == .gone)
    #expect(host.send(.dismiss(id: button)) == .wrongKind)
    #expect(host.contains(.text("plain abc")))
  }

  @Test func whatIsNoButtonActsOnATap() throws {
    let text = host.elementWithTap
    #expect(host.send(.tap(id: try #require(text))) == nil)
    #expect(log.lines == ["tapped"])
  }
}
