// What a Mac has of its own, and what it has as iOS has it.
import SwiftUI

struct FieldsAndFocus: View {
  let content: NSTextContentType
  @State private var text = ""

  var body: some View {
    TextField("Post code", text: $text)
      .textContentType(content)
    TextField("Post code", text: $text)
      .textContentType(.postalCode)
    VStack { Text("a") }
      .focusSection()
    Form { Text("a") }
      .formStyle(.columns)
      .toolbar { ToolbarItem(placement: .navigation) { Text("b") } }
      .navigationBarBackButtonHidden()
  }
}
