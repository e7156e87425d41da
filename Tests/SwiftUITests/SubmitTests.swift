import SwiftUI
import SwiftUITesting
import Testing

private struct Searching: View {
  let log: Log
  @State private var query = ""
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("found").searchable(text: $query, prompt: "Find")
    }
    .onSubmit(of: .search) { log.note("search") }
    .onSubmit { log.note("outer text") }
    .submitScope()
    .onSubmit { log.note("beyond the scope") }
  }
}

@MainActor struct SubmitTests {
  @Test func aSearchFieldSubmitsASearchAndAFieldItsText() throws {
    let log = Log()
    let host = ViewHost(Searching(log: log))
    try host.submit(.textField("Find"))
    #expect(log.lines == ["search"])
    try host.submit(.textField("Name"))
    #expect(log.lines == ["search", "outer text"])
  }
}
