// Sheets C and D: fields of values, styles, what has the focus at first.
import SwiftUI

enum Part: Hashable { case name, street }

struct FieldStyles: View {
  @State private var text = ""

  var body: some View {
    TextField("a", text: $text).textFieldStyle(.plain)
    TextField("b", text: $text).textFieldStyle(.roundedBorder)
    TextField("c", text: $text).textFieldStyle(.automatic)
  }
}

struct Values: View {
  @State private var text = ""
  @State private var count = 0
  @State private var perhaps: Int?
  @FocusState private var part: Part?

  var body: some View {
    VStack {
      TextField("Count", value: $count, format: .number)
      TextField("Count", value: $perhaps, format: .number, prompt: Text("3"))
      TextField("Text", text: $text).focusable().focusable(false).focused($part, equals: .name)
    }
    .scrollDismissesKeyboard(.interactively)
    .defaultFocus($part, .name)
  }
}
