import AddressUI
import SwiftUI
import SwiftUITesting
import Testing

/// The call sites and the custom style as a reader of the tutorial writes them.
@MainActor struct EntryFieldTutorialTests {
  @Test func everyCallSiteOfTheTutorialDrawsAnInput() throws {
    let host = ViewHost(TutorialView())
    #expect(host.elements.filter { $0.role == .textField }.count == 8)
    for element in host.elements where element.role == .textField {
      #expect(element.name == "Street Address")
    }
  }

  @Test func theValueFlowsFromTheInputToTheStyleAndBack() throws {
    let host = ViewHost(MirroredView())
    try host.type("Quay", into: .textField("By value"))
    #expect(host.elements.filter { $0.name == "drawn: Quay" }.count == 2)
    try host.type(" 3", into: .textField("By binding"))
    #expect(host.elements.filter { $0.name == "drawn: Quay 3" }.count == 2)
    try host.tap(.button("Clear"))
    #expect(host.elements.filter { $0.name == "drawn: " }.count == 2)
    #expect(try host.find(.textField("By value")).value.isEmpty)
    #expect(try host.find(.textField("By binding")).value.isEmpty)
  }

  @Test func aStyleWithItsOwnViewAndDotSyntaxDrawsTheLabel() {
    let host = ViewHost(BoxedView())
    #expect(host.contains(.text("Street Address")))
  }
}

private struct TutorialView: View {
  @State var value: String = ""

  var body: some View {
    VStack {
      EntryField(
        value: value,
        content: TextField("Street Address", text: $value),
        leadingAccessoryView: Image(systemName: "house"),
        trailingAccessoryView: Image(systemName: "info.circle")
      )
      EntryField(
        value: value,
        content: TextField("Street Address", text: $value),
        leadingAccessoryView: Image(systemName: "house"),
        trailingAccessoryView: Image(systemName: "info.circle"),
        style: DefaultEntryFieldStyle()
      )
      EntryField(
        value: value,
        content: TextField("Street Address", text: $value),
        leadingAccessoryView: Image(systemName: "house"),
        trailingAccessoryView: Image(systemName: "info.circle")
      )
      .entryFieldStyle(.default)
      EntryField(
        value: value,
        label: Text("Street Address"),
        content: TextField("Street Address", text: $value),
        leadingAccessoryView: Image(systemName: "house"),
        trailingAccessoryView: Image(systemName: "info.circle")
      )
      .style(.capsule)
      EntryField(
        value: value,
        label: Text("Street Address"),
        content: TextField("Street Address", text: $value),
        leadingAccessoryView: Image(systemName: "house"),
        trailingAccessoryView: Image(systemName: "info.circle")
      )
      .style(.floating)
      EntryField(
        value: value,
        label: Text("Street Address"),
        content: TextField("Street Address", text: $value),
        leadingAccessoryView: Image(systemName: "house"),
        trailingAccessoryView: Image(systemName: "info.circle")
      )
      .entryFieldStyle(.rounded)
      EntryField(
        value: value,
        content: TextField("Street Address", text: $value),
        leadingAccessoryView: Image(systemName: "house"),
        trailingAccessoryView: Image(systemName: "info.circle")
      )
      .entryFieldStyle(DefaultEntryFieldStyle())
      EntryField(
        value: $value,
        label: Text("Street Address"),
        content: TextField("Street Address", text: $value)
      )
      .style(.well)
      .onChange(of: value) { _, newValue in
        print(newValue)
      }
    }
  }
}

private struct MirroredView: View {
  @State var value: String = ""

  var body: some View {
    VStack {
      EntryField(value: value, content: TextField("By value", text: $value))
      EntryField(value: $value, content: TextField("By binding", text: $value))
      Button("Clear") { value = "" }
    }
    .entryFieldStyle(MirrorStyle())
  }
}

private struct MirrorStyle: EntryFieldStyle {
  func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    configuration.content
    Text(verbatim: "drawn: \(configuration.value)")
  }
}

private struct BoxedEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  var body: some View {
    VStack {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
          .font(.caption)
          .foregroundStyle(.secondary)
        HStack(alignment: .center, spacing: 8) {
          Spacer(minLength: 8)
          configuration.leadingAccessoryView
            .opacity(0.5)
          configuration.content
          configuration.trailingAccessoryView
            .padding(.horizontal, 16)
            .opacity(0.5)
        }
        .frame(minHeight: 54, alignment: .center)
        .background {
          Color.gray.opacity(0.2)
        }
        .cornerRadius(8)
      }
      Spacer()
    }
    .padding()
  }
}

private struct BoxedEntryFieldStyle: EntryFieldStyle {
  func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    BoxedEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == BoxedEntryFieldStyle {
  fileprivate static var boxed: BoxedEntryFieldStyle { .init() }
}

private struct BoxedView: View {
  @State var value: String = ""

  var body: some View {
    EntryField(
      value: value,
      label: Text("Street Address"),
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .entryFieldStyle(.boxed)
  }
}
