// expect: generic struct 'FocusState' requires that 'Part' conform to 'Hashable'
import SwiftUI

struct Part { var name = "" }

struct Field: View {
  @FocusState private var part: Part?
  var body: some View { Text("a") }
}
