// Sheet E: scrolling by program, selection.
import SwiftUI

struct Scrolling: View {
  @State private var selection: Int?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Text("a").id(1)
        Button("To the top") { proxy.scrollTo(1, anchor: .top) }
      }
      .scrollIndicators(.hidden)
      .scrollBounceBehavior(.basedOnSize)
    }
    ScrollView { Text("a") }.safeAreaInset(edge: .bottom) { Button("Save") {} }
    List(selection: $selection) {
      ForEach(0..<3) { Text("\($0)").tag($0).listRowBackground(Color.clear) }
    }
    .listStyle(.inset)
    .scrollContentBackground(.hidden)
  }
}
