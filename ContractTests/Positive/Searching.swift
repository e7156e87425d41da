// Sheet D: searchable lists.
import SwiftUI

struct Countries: View {
  let all: [String]
  let prompt: String
  @State private var query = ""

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
  }
}
