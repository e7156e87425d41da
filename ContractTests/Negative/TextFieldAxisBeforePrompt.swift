// expect: argument 'prompt' must precede argument 'axis'
import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View {
    TextField("Street", text: $text, axis: .vertical, prompt: Text("Street"))
  }
}
