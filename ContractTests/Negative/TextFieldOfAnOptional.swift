// expect: cannot convert value of type 'Binding<String?>' to expected argument type 'Binding<String>'
import SwiftUI

struct Field: View {
  @State private var text: String?
  var body: some View { TextField("City", text: $text) }
}
