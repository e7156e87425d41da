// expect: argument passed to call that takes no arguments
import SwiftUI

struct Field: View {
  @FocusState private var isFocused: Bool = false
  var body: some View { Text("a") }
}
