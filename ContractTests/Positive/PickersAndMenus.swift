// Sheets C and E: pickers, menus, grids, what fits, labels beside their content, covers.
import SwiftUI

struct Choices: View {
  let title: String
  @State private var country = "FR"
  @State private var perhaps: Int?
  @State private var isOpen = false

  var body: some View {
    Picker("Country", selection: $country) {
      Text("France").tag("FR")
      Text("Japan").tag("JP")
    }
    .pickerStyle(.segmented)
    Picker(title, selection: $country) { Text("France").tag("FR") }.pickerStyle(.menu)
    Picker(selection: $perhaps) {
      ForEach(0..<3) { Text("\($0)").tag(Int?.some($0)) }
    } label: {
      Label("Size", systemImage: "number")
    }
    .pickerStyle(.inline)
    Menu {
      Button("Copy") {}
    } label: {
      Text("More")
    }
    Text("a").popover(isPresented: $isOpen) { Text("b") }
  }
}

struct Arranged: View {
  var body: some View {
    ViewThatFits {
      HStack { Text("a") }
      VStack { Text("a") }
    }
    ViewThatFits(in: .horizontal) { Text("a") }
    Grid(alignment: .leading, horizontalSpacing: 4) {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow(alignment: .top) { Text("c") }
    }
    LabeledContent {
      Text("a")
    } label: {
      Text("b")
    }
    Text("a").ignoresSafeArea()
    Text("a").ignoresSafeArea(.keyboard, edges: .bottom)
    Text("a").alert(Text("b"), isPresented: .constant(false)) {}
    Text("a").scrollDismissesKeyboard(.never)
  }
}
