// Sheet D: searchable lists.
import SwiftUI

struct Countries: View {
  let all: [String]
  let prompt: String
  @State private var query = ""
  @State private var isSearching = false

  private var found: [String] {
    query.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Text($0) }
        .navigationTitle("Country")
        .searchable(text: $query)
    }
    List { Text("a") }.searchable(text: $query, prompt: "Country or region")
    List { Text("a") }.searchable(text: $query, prompt: prompt)
    List { Text("a") }.searchable(text: $query, prompt: Text("Country"))
    List { Text("a") }.searchable(text: $query, placement: .toolbar, prompt: Text("Country"))
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
