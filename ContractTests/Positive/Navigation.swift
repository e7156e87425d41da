// Sheet E: NavigationStack, titles, toolbars.
import SwiftUI

struct Page: View {
  let title: String
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Text("a")
        .navigationTitle("Addresses")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { isEditing = false }
          }
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { isEditing = false }
          }
          ToolbarItem { Button("Add", systemImage: "plus") {} }
        }
    }
  }
}

struct Titled: View {
  let title: String
  var body: some View {
    Text("a").navigationTitle(title).toolbar { Button("Next") {} }
    Text("b").navigationTitle(Text("Drafts"))
  }
}

struct Toolbars: View {
  var body: some View {
    Text("a")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Text("a") }
        ToolbarItem(placement: .principal) { Text("b") }
        ToolbarItem(placement: .topBarTrailing) { Text("c") }
      }
  }
}
