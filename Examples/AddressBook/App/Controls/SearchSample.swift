import SwiftUI

/// Parcels that are searched, with suggestions, and a page that says when there is none.
struct SearchSample: View {
  @State private var text = ""
  @State private var recent = ["Books", "Garden seeds"]

  private static let parcels = [
    "Birthday card", "Books", "Bicycle bell", "Coffee cups", "Garden seeds", "Glass jars",
    "Piano scores", "Winter coat",
  ]

  var body: some View {
    Group {
      if found.isEmpty {
        ContentUnavailableView {
          Label("No parcels", systemImage: "magnifyingglass")
        } description: {
          Text("Nothing is called \(text).")
        } actions: {
          Button("Show all") { text = "" }
        }
      } else {
        List(found, id: \.self) { Text(verbatim: $0) }
      }
    }
    .searchable(text: $text, prompt: "Search parcels")
    .searchSuggestions {
      if text.isEmpty {
        recentSearches
      } else {
        ForEach(suggestions, id: \.self) { parcel in
          Label(parcel, systemImage: "magnifyingglass").searchCompletion(parcel)
        }
      }
    }
    .onSubmit(of: .search) { remember() }
  }

  /// What was searched for before, and a way to forget it.
  @ViewBuilder private var recentSearches: some View {
    if !recent.isEmpty {
      Section("Recent") {
        ForEach(recent, id: \.self) { Text(verbatim: $0).searchCompletion($0) }
      }
      Button("Forget recent searches") { recent = [] }
    }
  }

  private func remember() {
    guard !text.isEmpty else { return }
    recent = [text] + recent.filter { $0 != text }.prefix(2)
  }

  private var found: [String] {
    guard !text.isEmpty else { return Self.parcels }
    return Self.parcels.filter { $0.lowercased().contains(text.lowercased()) }
  }

  /// What begins with the text and is not yet all of it.
  private var suggestions: [String] {
    guard !text.isEmpty else { return [] }
    return Self.parcels.filter {
      $0.lowercased().hasPrefix(text.lowercased()) && $0.lowercased() != text.lowercased()
    }
  }
}
