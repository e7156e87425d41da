// Sheet E: what a row says of itself to its list.
import SwiftUI

struct Rows: View {
  let words: [String]

  var body: some View {
    List(words, id: \.self) { word in
      Text(word).listRowSeparator(.hidden).listRowInsets(EdgeInsets())
    }
  }
}

struct Grounds: View {
  var body: some View {
    List {
      Text("a").listRowBackground(Color.clear)
      Text("b").listRowSeparator(.hidden, edges: .top)
    }
  }
}
