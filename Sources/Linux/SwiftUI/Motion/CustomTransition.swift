/// A transition that an app wrote, without its type.
struct CustomTransition {
  private let type: ObjectIdentifier
  /// Whether anything changes its place or its size.
  let hasMotion: @MainActor () -> Bool
  private let wrap: @MainActor (AnyChild, TransitionPhase) -> AnyChild

  init<T: Transition>(_ transition: T) {
    // Built and asked on the main actor, as every transition is.
    nonisolated(unsafe) let transition = transition
    type = ObjectIdentifier(T.self)
    hasMotion = { T.properties.hasMotion }
    wrap = { child, phase in
      AnyChild(transition.body(content: PlaceholderContentView(child), phase: phase))
    }
  }

  init<E: ViewModifier>(active: E, identity: E) {
    nonisolated(unsafe) let active = active
    nonisolated(unsafe) let identity = identity
    type = ObjectIdentifier(E.self)
    hasMotion = { true }
    wrap = { child, phase in
      let content = PlaceholderContentView<E>(child)
      return phase.isIdentity
        ? AnyChild(content.modifier(identity)) : AnyChild(content.modifier(active))
    }
  }

  /// The view with what this transition puts round it.
  @MainActor func around(_ child: AnyChild, _ phase: TransitionPhase) -> AnyChild {
    wrap(child, phase)
  }

  /// Whether two put the same kinds of views round a view.
  func isOfSameKind(as other: CustomTransition) -> Bool { type == other.type }
}
