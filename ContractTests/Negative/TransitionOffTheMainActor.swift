// expect: call to main actor-isolated initializer 'init(edge:)' in a synchronous nonisolated context
// expect: main actor-isolated static property 'opacity' can not be referenced from a nonisolated context
// The transitions of SwiftUI are of the main actor, their initializers too; `AnyTransition` is not.
import SwiftUI

nonisolated func sliding() -> MoveTransition { MoveTransition(edge: .top) }

nonisolated func fading() -> some Transition { OpacityTransition.opacity }

nonisolated func either() -> AnyTransition { .opacity }
