/// The way back from running work to the store.
///
/// Does nothing once the task that calls it is cancelled, so a late result never becomes an action.
public struct Send<Action> {
  private let send: @MainActor (Action) -> Void

  /// Creates a way back.
  public init(_ send: @escaping @MainActor (Action) -> Void) {
    self.send = send
  }

  /// Sends an action.
  @MainActor public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}
