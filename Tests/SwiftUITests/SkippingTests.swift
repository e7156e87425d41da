import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var name = "Maya"
}

private struct NumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct SpokenKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension EnvironmentValues {
  fileprivate var model: Model? {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }

  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// A view of a text, which notes when its body runs.
private struct Leaf: View {
  let log: Log
  var text = "leaf"

  var body: some View {
    let _ = log.note("leaf \(text)")
    Text(text)
  }
}

private struct ReadsNumber: View {
  let log: Log
  @Environment(\.number) private var number

  var body: some View {
    let _ = log.note("read \(number)")
    Text("number \(number)")
  }
}

private struct ReadsModel: View {
  let model: Model
  let log: Log

  var body: some View {
    let _ = log.note("name \(model.name)")
    Text(model.name)
  }
}

private struct ReadsBinding: View {
  @Binding var count: Int

  var body: some View { Text("bound \(count)") }
}

private struct ReadsFocus: View {
  let focus: FocusState<Bool>.Binding

  var body: some View { Text(focus.wrappedValue ? "in" : "out") }
}

private struct Boxed: View {
  let kind: any Hashable

  var body: some View { Text("kind \(String(describing: kind))") }
}

private struct Framed: ViewModifier {
  let log: Log

  func body(content: Content) -> some View {
    let _ = log.note("frame")
    VStack { content }
  }
}

private struct Saying: View {
  let words: String

  var body: some View { Text(words).preference(key: SpokenKey.self, value: words) }
}

private struct Wrapping<Inner: View>: View {
  let inner: Inner

  var body: some View { inner }
}

/// A property of an app's own, which reads something observable when it is brought up to date.
private struct Updated: DynamicProperty {
  let model: Model
  private(set) var name = ""

  init(model: Model) {
    self.model = model
  }

  mutating func update() { name = MainActor.assumeIsolated { [model] in model.name } }
}

private struct ReadsUpdated: View {
  var updated: Updated
  var body: some View { Text("updated \(updated.name)") }
}

private struct ShowsUpdated: ViewModifier {
  var updated: Updated
  func body(content: Content) -> some View { Text("modifier \(updated.name)") }
}

private struct ModelKey: EnvironmentKey {
  static var defaultValue: Model? { nil }
}

/// A parent whose body runs whenever the button is tapped.
private struct Counting<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: (Int, Binding<Int>) -> Content

  var body: some View {
    Button("add") { count += 1 }
    Text("count \(count)")
    content(count, $count)
  }
}

/// What is evaluated below a body that runs again.
///
/// How often a body runs is nothing that SwiftUI promises; these are promises of this module about
/// what a key costs, and above all about what is not left out.
@MainActor struct SkippingTests {
  private func runs(_ view: some View, log: Log, taps: Int = 1) throws -> ViewHost {
    let host = ViewHost(view)
    log.lines = []
    for _ in 0..<taps { try host.tap(.button("add")) }
    return host
  }

  @Test func leavesOutAViewThatIsTheSame() throws {
    let log = Log()
    let host = try runs(Counting { _, _ in Leaf(log: log) }, log: log, taps: 3)
    #expect(log.lines == [])
    #expect(host.contains(.text("count 3")))
  }

  @Test func evaluatesAViewWithAnotherValue() throws {
    let log = Log()
    _ = try runs(Counting { count, _ in Leaf(log: log, text: "at \(count)") }, log: log)
    #expect(log.lines == ["leaf at 1"])
  }

  @Test func leavesOutAViewUnderModifiersThatSetTheSame() throws {
    let log = Log()
    let view = Counting { _, _ in
      Leaf(log: log)
        .environment(\.number, 4)
        .font(.headline)
        .foregroundStyle(.red)
        .accessibilityLabel(Text("leaf"))
        .padding(8)
    }
    _ = try runs(view, log: log)
    #expect(log.lines == [])
  }

  @Test func evaluatesAReaderOfAnEnvironmentThatChanged() throws {
    let log = Log()
    let view = Counting { count, _ in
      ReadsNumber(log: log).padding(8).environment(\.number, count)
    }
    let host = try runs(view, log: log)
    #expect(log.lines == ["read 1"])
    #expect(host.contains(.text("number 1")))
  }

  @Test func evaluatesAnObserverBelowAViewThatIsLeftOut() throws {
    let log = Log()
    let model = Model()
    let view = Counting { _, _ in Wrapping(inner: ReadsModel(model: model, log: log)) }
    let host = try runs(view, log: log)
    #expect(log.lines == [])
    model.name = "Noa"
    host.flush()
    #expect(log.lines == ["name Noa"])
    #expect(host.contains(.text("Noa")))
    // It goes on observing after it was left out.
    try host.tap(.button("add"))
    model.name = "Kai"
    host.flush()
    #expect(host.contains(.text("Kai")))
  }

  @Test func evaluatesAViewWithABindingToWhatChanged() throws {
    let host = try runs(
      Counting { _, count in Wrapping(inner: ReadsBinding(count: count)) },
      log: Log(),
      taps: 2
    )
    #expect(host.contains(.text("bound 2")))
  }

  @Test func evaluatesAViewWithABindingToTheFocus() throws {
    struct Form: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""

      var body: some View {
        TextField("Name", text: $text).focused($isFocused)
        ReadsFocus(focus: $isFocused)
      }
    }
    let host = ViewHost(Form())
    #expect(host.contains(.text("out")))
    try host.focus(.textField("Name"))
    #expect(host.contains(.text("in")))
  }

  @Test func handsNewContentThroughAModifierThatIsTheSame() throws {
    let log = Log()
    let view = Counting { count, _ in
      Text("content \(count)").modifier(Framed(log: log)).modifier(Framed(log: log))
    }
    let host = try runs(view, log: log, taps: 2)
    #expect(log.lines == [])
    #expect(host.contains(.text("content 2")))
  }

  @Test func evaluatesAViewWhoseHiddenValueChanged() throws {
    let host = try runs(
      Counting { count, _ in
        Boxed(kind: count > 1 ? "many" : AnyHashable(count))
        AnyView(Text("any \(count)"))
      },
      log: Log()
    )
    #expect(host.contains(.text("kind 1")))
    #expect(host.contains(.text("any 1")))
    try host.tap(.button("add"))
    #expect(host.contains(.text("kind many")))
    #expect(host.contains(.text("any 2")))
  }

  @Test func evaluatesAViewWithAClosureOfWhatChanged() throws {
    struct Asking: View {
      let text: () -> String
      var body: some View { Text(text()) }
    }
    let host = try runs(
      Counting { count, _ in Wrapping(inner: Asking(text: { "asked \(count)" })) },
      log: Log()
    )
    #expect(host.contains(.text("asked 1")))
  }

  @Test func keepsWhatIsSaidBelowAViewThatIsLeftOut() throws {
    struct Listening: View {
      @State private var heard = ""

      var body: some View {
        VStack { Counting { count, _ in Wrapping(inner: Saying(words: count < 2 ? "a" : "b")) } }
          .onPreferenceChange(SpokenKey.self) { heard = $0 ?? "nothing" }
        Text("heard \(heard)")
      }
    }
    let host = ViewHost(Listening())
    #expect(host.contains(.text("heard a")))
    try host.tap(.button("add"))
    #expect(host.contains(.text("heard a")))
    try host.tap(.button("add"))
    #expect(host.contains(.text("heard b")))
  }

  @Test func followsTheLanguageThroughViewsThatAreTheSame() {
    struct Spoken: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(locale.identifier) }
    }
    let host = ViewHost(Wrapping(inner: Wrapping(inner: Spoken())))
    #expect(host.contains(.text("en")))
    host.setEnvironment(language: "de")
    #expect(host.contains(.text("de")))
  }

  // Kept, the list is the same one each time; what its bindings lead to is not.
  @Test func evaluatesAViewWithAKeptListOfBindings() throws {
    struct Reading: View {
      let bindings: [Binding<Int>]
      var body: some View { Text("read \(bindings.map(\.wrappedValue))") }
    }
    struct Keeping: View {
      @State private var count = 0
      @State private var kept: [Binding<Int>] = []
      var body: some View {
        Button("add") { count += 1 }
        Reading(bindings: kept).onAppear { kept = [$count] }
      }
    }
    let host = ViewHost(Keeping())
    try host.tap(.button("add"))
    #expect(host.contains(.text("read [1]")))
  }

  @Test func observesWhatPropertiesReadWhileTheyAreConnected() throws {
    struct Reader: View {
      @Environment(\.model?.name) private var name
      var body: some View { Text("path \(name ?? "none")") }
    }
    let model = Model()
    let host = ViewHost(
      VStack {
        Reader().environment(\.model, model)
        ReadsUpdated(updated: Updated(model: model))
        Text("x").modifier(ShowsUpdated(updated: Updated(model: model)))
      }
    )
    model.name = "Noa"
    host.flush()
    #expect(host.contains(.text("path Noa")))
    #expect(host.contains(.text("updated Noa")))
    #expect(host.contains(.text("modifier Noa")))
  }

  @Test func evaluatesAViewThatChangedItselfInTheSameStep() throws {
    struct Own: View {
      let model: Model
      @State private var taps = 0

      var body: some View {
        Text("own \(taps) \(model.name)")
        Button("both") {
          taps += 1
          model.name = "Noa"
        }
      }
    }
    struct Outer: View {
      let model: Model
      var body: some View {
        Text("outer \(model.name)")
        Own(model: model)
      }
    }
    let host = ViewHost(Outer(model: Model()))
    try host.tap(.button("both"))
    #expect(host.contains(.text("outer Noa")))
    #expect(host.contains(.text("own 1 Noa")))
  }
}
