/// A plain function from a state and an action to the next state and what to do about it.
public protocol Reducer<State, Action> {
  /// What changes.
  associatedtype State
  /// What can happen.
  associatedtype Action

  /// Applies one action and describes the work it asks for.
  func reduce(into state: inout State, action: Action) -> Effects<Action>

  /// Notices what was written to the state from outside, without an action.
  ///
  /// A `Store` calls it after every turn. A reducer that holds a form hands it on:
  /// `form.observeChanges(in: &state.form).map(Action.form)`.
  func observeChanges(in state: inout State) -> Effects<Action>
}

extension Reducer {
  /// Notices nothing.
  public func observeChanges(in state: inout State) -> Effects<Action> { .none }
}
