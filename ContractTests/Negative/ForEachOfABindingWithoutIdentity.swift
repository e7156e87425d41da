// expect: requires that 'Binding<[String]>' conform to 'RandomAccessCollection'
import SwiftUI

struct Page: View {
  @State private var words = ["a"]
  var body: some View { ForEach($words) { $word in Text(word) } }
}
