// expect: conform to 'Hashable'
import SwiftUI

struct Size { var width = 1 }

struct Screen: View {
  @State private var size = Size()

  var body: some View {
    Picker("Size", selection: $size) { Text("a") }
  }
}
