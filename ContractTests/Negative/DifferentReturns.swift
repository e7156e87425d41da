// expect: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
// A modifier's result is of a type of its own: it does not unify with the plain view.
import SwiftUI

@MainActor func emphasised(_ text: String, when important: Bool) -> some View {
  if important { return Text(text).padding() }
  return Text(text).opacity(0.5)
}
