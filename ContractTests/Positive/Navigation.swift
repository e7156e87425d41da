// Sheet E: NavigationStack, titles, toolbars.
import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: Int
  var text = ""
}

struct Page: View {
  let title: String
  @State private var isEditing = false
  @State private var draft: Draft?

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
        .navigationDestination(for: Draft.self) { Text($0.text) }
        .navigationDestination(isPresented: $isEditing) { Text("Edit") }
    }
  }
}

struct OtherPages: View {
  let title: String
  @State private var path = NavigationPath()
  @State private var drafts: [Draft] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("a")
        .navigationTitle(title)
        .toolbar { Button("Next") { path.append(Draft(id: 1)) } }
    }
    NavigationStack(path: $drafts) {
      NavigationLink(value: Draft(id: 2)) { Text("Two") }
        .navigationTitle(Text("Drafts"))
        .navigationBarBackButtonHidden()
    }
  }
}

struct Toolbars: View {
  var body: some View {
    Text("a")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Text("a") }
        ToolbarItem(placement: .principal) { Text("b") }
        ToolbarItem(placement: .topBarTrailing) { Text("c") }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {}
        }
      }
  }
}
