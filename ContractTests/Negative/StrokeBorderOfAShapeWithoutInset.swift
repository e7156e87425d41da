// expect: has no member 'strokeBorder'
// Only an InsettableShape has it.
import SwiftUI

@MainActor func outline(_ shape: some Shape) -> some View {
  shape.strokeBorder(Color.red)
}
