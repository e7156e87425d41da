// expect: deprecated
import SwiftUI

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("City", text: $text, onEditingChanged: { _ in }) }
}
