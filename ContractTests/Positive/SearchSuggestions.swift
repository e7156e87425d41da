// Sheet D: suggestions, whether a search is open.
import SwiftUI

struct Countries: View {
  @State private var query = ""
  @State private var isSearching = false

  var body: some View {
    List { Text("a") }
      .searchable(
        text: $query,
        isPresented: $isSearching,
        placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Country"
      )
    List { Text("a") }.searchable(text: $query)
      .searchSuggestions {
        Text("Ireland").searchCompletion("Ireland")
      }
  }
}

struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button("Done") { dismissSearch() }.disabled(!isSearching)
  }
}
