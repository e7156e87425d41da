import SwiftUI

/// Notes with what stands below them and above the keyboard.
struct NotesSample: View {
  private static let titles = ["Undo", "Bold", "List", "Link", "Done"]

  @State private var notes = Array(repeating: "", count: 12)
  @State private var last = "nothing"

  var body: some View {
    List {
      ForEach(notes.indices, id: \.self) { index in
        TextField("Note \(index + 1)", text: $notes[index])
      }
    }
    .safeAreaInset(edge: .bottom) {
      Text("Last: \(last)")
        .frame(maxWidth: .infinity, minHeight: 44)
        .accessibilityIdentifier("last")
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        ForEach(Self.titles, id: \.self) { title in Button(title) { last = title } }
      }
      ToolbarItemGroup(placement: .primaryAction) {
        ForEach(Self.tools) { tool in
          Button {
            last = tool.title
          } label: {
            Label(tool.title, systemImage: tool.symbol)
          }
        }
      }
    }
  }

  private struct Tool: Identifiable {
    let title: String
    let symbol: String

    var id: String { title }
  }

  private static let tools = [
    Tool(title: "Search", symbol: "magnifyingglass"), Tool(title: "New", symbol: "plus"),
    Tool(title: "Clear", symbol: "trash"), Tool(title: "About", symbol: "info.circle"),
    Tool(title: "More", symbol: "ellipsis.circle"),
  ]
}
