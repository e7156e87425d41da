import SwiftUI
import SwiftUITesting
import Testing

private struct SumKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

extension View {
  fileprivate func says(_ number: Int) -> some View {
    preference(key: SumKey.self, value: [number])
  }
}

private struct Speaking: View {
  @State private var heard: [Int] = []
  @State private var further: [Int] = []
  @State private var hasMore = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      VStack {
        Text("one").says(1)
          .overlay { Text("over").says(2) }
          .background { Text("under").says(3) }
        if hasMore { Text("more").says(4) }
        Group { Text("in a group").says(5) }
        Text("open").says(6).sheet(isPresented: $isOpen) { Text("in a sheet").says(9) }
      }
      .onPreferenceChange(SumKey.self) { heard = $0 }
      Text("replaced").says(7).says(8)
    }
    .onPreferenceChange(SumKey.self) { further = $0 }
    Text("heard \(heard.sorted().map(String.init).joined())")
    Text("further \(further.sorted().map(String.init).joined())")
    Button("more") { hasMore.toggle() }
    Button("open") { isOpen = true }
  }
}

private struct Off: View {
  let log: Log
  @State private var isOff = true
  @State private var text = ""

  var body: some View {
    VStack {
      Button("inner") { log.note("inner") }.disabled(false)
      TextField("Field", text: $text)
      Menu {
        Button("item") { log.note("item") }
      } label: {
        Text("Menu")
      }
    }
    .disabled(isOff)
    Button("free") { log.note("free") }
    Button("turn on") { isOff = false }
  }
}

@MainActor @Observable private final class Session {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct Reader: View {
  @Environment(Session.self) private var session: Session?
  @Environment(\.lineLimit) private var limit
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("session \(session?.name ?? "none"), limit \(limit ?? 0)")
    Button("close") { dismiss() }
  }
}

private struct Handing: View {
  @State var session: Session
  @State private var isOpen = false
  @State private var limit = 1

  var body: some View {
    Button("open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Reader()
        Button("other session") { session = Session("other") }
        Button("other limit") { limit += 1 }
      }
      .environment(session)
      .lineLimit(limit)
  }
}

private struct Sizes: View {
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var metric = 10

  var body: some View { Text("\(String(describing: size)) \(Int(metric))") }
}

@MainActor struct SurroundingsTests {
  private let log = Log()

  @Test func preferencesComeFromBranchesLayersAndGroupsButNotFromSheets() throws {
    let host = ViewHost(Speaking())
    #expect(host.contains(.text("heard 12356")))
    #expect(host.contains(.text("further 123568")))
    try host.tap(.button("more"))
    #expect(host.contains(.text("heard 123456")))
    try host.tap(.button("more"))
    #expect(host.contains(.text("heard 12356")))
    try host.tap(.button("open"))
    host.dismissSheet()
    #expect(host.contains(.text("further 123568")))
  }

  @Test func whatIsDisabledOutsideIsNotEnabledInside() throws {
    let host = ViewHost(Off(log: log))
    #expect(throws: ViewHostError.self) { try host.tap(.button("inner")) }
    #expect(throws: ViewHostError.self) { try host.type("a", into: .textField("Field")) }
    #expect(throws: ViewHostError.self) { try host.tap(.button("Menu")) }
    try host.tap(.button("free"))
    #expect(log.lines == ["free"])
    try host.tap(.button("turn on"))
    try host.tap(.button("inner"))
    #expect(log.lines == ["free", "inner"])
  }

  @Test func aSheetFollowsTheObjectsAndValuesOfTheViewThatPresentsIt() throws {
    let session = Session("first")
    let host = ViewHost(Handing(session: session))
    try host.tap(.button("open"))
    #expect(host.contains(.text("session first, limit 1")))
    session.name = "renamed"
    host.flush()
    #expect(host.contains(.text("session renamed, limit 1")))
    try host.tap(.button("other session"))
    #expect(host.contains(.text("session other, limit 1")))
    try host.tap(.button("other limit"))
    #expect(host.contains(.text("session other, limit 2")))
  }

  @Test func aRangeOfTextSizesHoldsTheMeasuresToo() {
    let host = ViewHost(
      VStack {
        Sizes()
        Sizes().dynamicTypeSize(.xLarge)
        Sizes().dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility1)
      }
    )
    #expect(
      host.elements.map(\.name) == ["large 10", "xLarge 11", "large 10"]
    )
  }
}
