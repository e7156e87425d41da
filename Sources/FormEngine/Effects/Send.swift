/// The way back from running work to the store.
///
/// Does nothing once the store has stopped the work, so a late result never becomes an action.
public struct Send<Action> {
  private let send: @MainActor (Action) -> Void

  /// Creates a way back.
  public init(_ send: @escaping @MainActor (Action) -> Void) {
    self.send = send
  }

  /// Sends an action.
  @MainActor public func callAsFunction(_ action: Action) {
    send(action)
  }
}
