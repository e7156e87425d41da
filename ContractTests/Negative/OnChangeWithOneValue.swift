// expect: 'onChange(of:perform:)' is deprecated
// Two values or none, since iOS 17.
import SwiftUI

struct Field: View {
  @State private var text = ""
  @State private var length = 0
  var body: some View {
    TextField("City", text: $text).onChange(of: text) { new in length = new.count }
  }
}
