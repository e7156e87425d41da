// expect: cannot convert value of type 'SlideTransition' to expected argument type 'AnyTransition'
// expect: cannot convert value of type 'OpacityTransition' to expected argument type 'AnyTransition'
// `.asymmetric` is of `AnyTransition` alone; of transitions it is an `AsymmetricTransition`.
import SwiftUI

@MainActor func moving() -> some View {
  Text("a").transition(.asymmetric(insertion: SlideTransition(), removal: OpacityTransition()))
}
