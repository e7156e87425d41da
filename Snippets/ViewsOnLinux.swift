// A view, the app that serves it and a test without a browser, as in
// "Documentation/Running SwiftUI views on Linux.md".

import SwiftUI

struct GreetingView: View {
  @State private var name = ""
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
        .textContentType(.givenName)
        .onSubmit { count += 1 }
      Text(name.isEmpty ? "Who are you?" : "Hello, \(name)")
      Button("Greet") { count += 1 }
        .disabled(name.isEmpty)
      Text("\(count) greetings")
    }
    .padding()
  }
}

#if os(Linux)
import SwiftUITesting
import WebHost

// In an app of its own this type is marked @main, which serves it.
struct GreetingApp: App {
  var body: some Scene {
    WindowGroup { GreetingView() }
  }
}

@MainActor func greetingIsCounted() throws {
  let host = ViewHost(GreetingView(), language: "en", textScale: 1.5)
  try host.type("Maya", into: .textField("Name"))
  precondition(host.contains(.text("Hello, Maya")))
  precondition(host.focused?.name == "Name")

  try host.tap(.button("Greet"))
  try host.submit(.textField("Name"))
  precondition(host.contains(.text("2 greetings")))

  let field = try host.find(.textField("Name"))
  precondition(field.attributes["autocomplete"] == "given-name")
  print(host.transcript)
  host.stop()
}

try greetingIsCounted()
#endif
