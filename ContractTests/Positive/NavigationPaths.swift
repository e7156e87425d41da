// Sheet E: paths, links, destinations.
import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: Int
  var text = ""
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

struct Destinations: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Text("a")
        .navigationDestination(for: Draft.self) { Text($0.text) }
        .navigationDestination(isPresented: $isEditing) { Text("Edit") }
    }
    Text("a")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {}
        }
      }
  }
}
