import SwiftUI
import SwiftUITesting
import Testing

private struct Person: Equatable {
  var name = "Ann"
  var note: String?
}

private struct Editor: View {
  @State private var person = Person()
  let log: Log

  var body: some View {
    TextField("Name", text: $person.name)
    Text("\(person.name), \(person.note ?? "none")")
    if let note = Binding($person.note) {
      TextField("Note", text: note)
    }
    Button("start a note") { person.note = "a" }
    Button("drop the note") { person.note = nil }
    Reader(name: Binding($person.name))
    Toggle("Always", isOn: .constant(true))
  }
}

private struct Reader: View {
  @Binding var name: String?

  var body: some View {
    Button("shout") { name = name?.uppercased() }
    Button("clear") { name = nil }
  }
}

@MainActor struct BindingTests {
  private let host = ViewHost(Editor(log: Log()))

  @Test func aMemberOfABindingWritesThatMemberAlone() throws {
    try host.paste("Bea", into: .textField("Name"))
    #expect(host.contains(.text("Bea, none")))
  }

  @Test func anOptionalBindingExistsWhileItsValueDoes() throws {
    #expect(!host.contains(.textField("Note")))
    try host.tap(.button("start a note"))
    try host.type("b", into: .textField("Note"))
    #expect(host.contains(.text("Ann, ab")))
    try host.tap(.button("drop the note"))
    #expect(!host.contains(.textField("Note")))
    #expect(host.contains(.text("Ann, none")))
  }

  @Test func aBindingWidenedToAnOptionalWritesValuesAndIgnoresNil() throws {
    try host.tap(.button("shout"))
    #expect(host.contains(.text("ANN, none")))
    try host.tap(.button("clear"))
    #expect(host.contains(.text("ANN, none")))
  }

  @Test func aConstantStaysWhatItIs() throws {
    try host.toggle(.toggle("Always"))
    #expect(try host.find(.toggle("Always")).value == "true")
  }
}
