// expect: has no member 'searchFocused'
import SwiftUI

struct Screen: View {
  @FocusState private var isSearching: Bool
  @State private var query = ""

  var body: some View {
    Text("a").searchable(text: $query).searchFocused($isSearching)
  }
}
