// expect: extra argument 'selection' in call
// A field's selection is of iOS 18.
import SwiftUI

struct Field: View {
  @State private var text = ""
  @State private var selection: Int?
  var body: some View {
    TextField("City", text: $text, selection: $selection)
  }
}
