// expect: cannot convert value of type 'Binding<Part?>' to expected argument type 'FocusState<Part?>.Binding'
import SwiftUI

enum Part: Hashable { case name, street }

struct Field: View {
  @State private var part: Part?
  @State private var text = ""
  var body: some View {
    TextField("Name", text: $text).focused($part, equals: .name)
  }
}
