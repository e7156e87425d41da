// Sheet C: keys that press buttons.
import SwiftUI

struct Shortcuts: View {
  var body: some View {
    Button("a") {}.keyboardShortcut(.defaultAction)
    Button("b") {}.keyboardShortcut(.cancelAction)
  }
}
