/// A description of work to start or to stop.
///
/// A description, not a task: any architecture's store can interpret it.
public enum Effect<Action> {
  /// Starts work; work already running under the same id is cancelled first.
  case run(id: EffectID, operation: @MainActor (Send<Action>) async -> Void)
  /// Stops the work running under the id, if any.
  case cancel(id: EffectID)
}

/// What a reducer wants done after a turn, in order.
public struct Effects<Action> {
  /// The descriptions, in the order to follow.
  public var elements: [Effect<Action>]

  /// Creates effects from descriptions.
  public init(_ elements: [Effect<Action>]) {
    self.elements = elements
  }

  /// Nothing to do.
  public static var none: Self { Self([]) }

  /// Turns the actions of a child into those of its parent.
  public func map<Other>(
    _ transform: @escaping @MainActor (Action) -> Other
  ) -> Effects<Other> {
    Effects<Other>(
      elements.map { effect in
        switch effect {
        case .cancel(let id): .cancel(id: id)
        case .run(let id, let operation):
          .run(id: id) { send in await operation(Send { send(transform($0)) }) }
        }
      }
    )
  }
}
