// expect: main actor-isolated static property 'opacity' can not be referenced from a nonisolated context
// `transition(_:)` takes a transition before it takes an `AnyTransition`, and those are of the main
// actor.
import SwiftUI

nonisolated func faded(_ view: some View) -> some View { view.transition(.opacity) }
