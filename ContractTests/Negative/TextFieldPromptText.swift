// expect: cannot convert value of type 'String' to expected argument type 'Text'
// A prompt is a Text, not a string.
import SwiftUI

struct Field: View {
  @State private var text = ""
  let hint: String
  var body: some View { TextField("City", text: $text, prompt: hint) }
}
