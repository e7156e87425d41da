@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct OptionalChoice: View {
  @State private var matching: String?
  @State private var strict: String? = "b"

  var body: some View {
    Text("matching \(matching ?? "none"), strict \(strict ?? "none")")
    Picker("Matching", selection: $matching) {
      Text("Nothing").tag(String?.none)
      Text("A").tag(String?.some("a"))
      Text("B").tag(Optional("b"))
    }
    Picker("Strict", selection: $strict) {
      Text("Plain A").tag("a")
      Text("Plain B").tag("b")
    }
  }
}

private struct Paths: View {
  @State private var path = NavigationPath()
  @State private var item: String?

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("root \(path.count)")
        Button("mixed") {
          path.append(1)
          path.append("one")
        }
        Button("item a") { item = "a" }
        NavigationLink(value: Int?.none) { Text("nowhere") }
      }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
      .navigationDestination(for: String.self) { text in
        Text("text \(text), \(path.count)")
        Button("one less") { path.removeLast() }
        Button("another") {
          path.removeLast(2)
          path.append("two")
        }
      }
      .navigationDestination(item: $item) { name in
        Counter(name: name)
        Button("item b") { item = "b" }
        Button("no item") { item = nil }
      }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name): \(count)")
    Button("add") { count += 1 }
  }
}

private struct Keys: View {
  let log: Log
  @State private var text = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      TextField("Field", text: $text)
        .onKeyPress(.downArrow) {
          log.note("inner")
          return text.isEmpty ? .ignored : .handled
        }
      Button("open") { isOpen = true }
        .sheet(isPresented: $isOpen) { TextField("Inside", text: $text) }
    }
    .onKeyPress(.downArrow) {
      log.note("outer")
      return .handled
    }
  }
}

private struct Felt: View {
  @State private var number = 0

  var body: some View {
    Button("add") { number += 1 }
      .sensoryFeedback(.success, trigger: number) { $1 == 2 }
      .sensoryFeedback(trigger: number) { old, new in new > old && new == 3 ? .error : nil }
      .sensoryFeedback(.selection, trigger: number / 3)
  }
}

private struct Hidden: View {
  @State private var taps = 0
  @State private var text = "typed"

  var body: some View {
    VStack {
      Text("secret")
      Label("words", systemImage: "star")
      Text("shown").unredacted()
      Button("tap \(taps)") { taps += 1 }
      TextField("Field", text: $text)
    }
    .redacted(reason: .placeholder)
    Text("taps \(taps)")
  }
}

@MainActor struct ChoicesAndPathsTests {
  private let log = Log()

  @Test func aTagOfAnOptionalIsAnOptional() throws {
    let host = ViewHost(OptionalChoice())
    try host.select("B", in: .picker("Matching"))
    #expect(host.contains(.text("matching b, strict b")))
    try host.select("Nothing", in: .picker("Matching"))
    #expect(host.contains(.text("matching none, strict b")))
    // Before `includeOptional:` a plain tag is no choice of an optional; nothing may break.
    try? host.select("Plain A", in: .picker("Strict"))
    #expect(host.failure == nil)
  }

  @Test func aPathHoldsValuesOfSeveralTypes() throws {
    let host = ViewHost(Paths())
    try host.tap(.button("mixed"))
    #expect(host.contains(.text("text one, 2")))
    try host.tap(.button("one less"))
    #expect(host.contains(.text("number 1")))
    try host.tap(.button("Back"))
    #expect(host.contains(.text("root 0")))
    try host.tap(.button("mixed"))
    try host.tap(.button("another"))
    #expect(host.contains(.text("text two, 1")))
    #expect(host.warnings.isEmpty)
  }

  @Test func anotherItemIsAnotherPageAndNoneLeavesIt() throws {
    let host = ViewHost(Paths())
    try host.tap(.button("item a"))
    try host.tap(.button("add"))
    #expect(host.contains(.text("a: 1")))
    try host.tap(.button("item b"))
    #expect(host.contains(.text("b: 0")))
    try host.tap(.button("no item"))
    #expect(host.contains(.text("root 0")))
    #expect(try !host.find(.button("nowhere")).isEnabled)
  }

  @Test func aKeyThatIsIgnoredGoesOnOutwardsButNotOutOfASheet() throws {
    let host = ViewHost(Keys(log: log))
    try host.press("ArrowDown", in: .textField("Field"))
    #expect(log.lines == ["inner", "outer"])
    try host.type("a", into: .textField("Field"))
    try host.press("ArrowDown", in: .textField("Field"))
    #expect(log.lines == ["inner", "outer", "inner"])
    try host.tap(.button("open"))
    try? host.press("ArrowDown", in: .textField("Inside"))
    #expect(log.lines.count == 3)
  }

  @Test func feedbackIsGivenWhereItsConditionIsMet() throws {
    let host = ViewHost(Felt())
    #expect(host.feedback.isEmpty)
    for _ in 0..<3 { try host.tap(.button("add")) }
    #expect(host.feedback.first == .success)
    #expect(host.feedback.count == 3)
    #expect(host.feedback.contains(.error) && host.feedback.contains(.selection))
  }

  @Test func aPlaceholderHidesWordsAndSymbols() {
    let host = ViewHost(Hidden())
    #expect(!host.contains(.text("secret")))
    #expect(!host.contains(.text("words")))
    #expect(host.contains(.text("shown")))
    #expect(host.contains(.text("taps 0")))
    let symbol = host.root.all.first { $0.tag == "svg" }
    #expect(symbol?.classes.contains("redacted") == true)
  }
}
