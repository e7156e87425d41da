// expect: type 'Transition' has no member 'asymmetric'
// `.asymmetric` is of `AnyTransition` alone; of transitions it is an `AsymmetricTransition`.
import SwiftUI

@MainActor func moving() -> some View {
  Text("a").transition(.asymmetric(insertion: SlideTransition(), removal: OpacityTransition()))
}
