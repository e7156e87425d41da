// expect: has no member 'strokeBorder'
// Only an InsettableShape has it.
import SwiftUI

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

struct Box: View {
  var body: some View { Wave().strokeBorder(.red) }
}
