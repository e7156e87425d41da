import SwiftUI
import SwiftUITesting
import Testing

private protocol ToldFields {
  @MainActor func field(_ text: Binding<String>, _ log: @escaping (String) -> Void) -> AnyView
}

/// A witness may be deprecated where the requirement is not, so that nothing warns here.
private struct OldFields: ToldFields {
  @available(*, deprecated)
  func field(_ text: Binding<String>, _ log: @escaping (String) -> Void) -> AnyView {
    AnyView(
      VStack {
        TextField(
          "City",
          text: text,
          onEditingChanged: { log($0 ? "begun" : "ended") },
          onCommit: { log("committed") }
        )
        SecureField("Code", text: text, onCommit: { log("code") })
      }
      .onSubmit { log("submitted") }
    )
  }
}

@MainActor struct ToldFieldTests {
  private struct Screen: View {
    @State private var text = ""
    @State private var log: [String] = []
    var fields: any ToldFields = OldFields()

    var body: some View {
      fields.field($text) { log.append($0) }
      Text(log.joined(separator: " "))
    }
  }

  @Test func anOldFieldTellsOfTheFocusAndOfReturn() throws {
    let host = ViewHost(Screen())
    try host.type("Cork", into: .textField("City"))
    try host.submit(.textField("City"))
    host.blur()
    #expect(host.contains(.text("begun committed submitted ended")))
    try host.submit(.textField("Code"))
    #expect(host.contains(.text("begun committed submitted ended code submitted")))
  }
}
