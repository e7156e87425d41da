/// A store of a reducer by the reducer's type.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// Keeps a state, lets a reducer change it, and runs what the reducer asks for.
///
/// ```swift
/// let store = Store(initialState: ProfileForm.State(value: ProfileDraft())) { form }
/// store.send(.submittedForm)
/// ```
///
/// A view that reads `store.canSubmit` or `store.fieldValue(\.name)` is told when just that changes.
/// Work that is still running when the store is released is cancelled.
@MainActor @dynamicMemberLookup
public final class Store<State, Action> {
  let core: StoreCore<State, Action>
  let observation: StoreObservation<State>

  /// Creates a store; the dependencies are those of the surroundings, with the changes made here.
  public convenience init<R: Reducer>(
    initialState: State,
    reducer: () -> R,
    withDependencies change: (inout FormDependencies) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    var dependencies = FormDependencies.current
    change(&dependencies)
    let reducer = FormDependencies.$current.withValue(dependencies, operation: reducer)
    self.init(
      core: RootCore(state: initialState, reducer: reducer, dependencies: dependencies)
    )
  }

  init(core: StoreCore<State, Action>) {
    self.core = core
    observation = core.observation
  }

  /// The whole state; reading it observes every change.
  public var state: State {
    observation.read(.whole)
    return core.withState { $0 }
  }

  /// A part of the state; reading it observes that part where the state can tell.
  public subscript<Member>(dynamicMember keyPath: KeyPath<State, Member>) -> Member {
    observation.read(keyPath)
    return core.withState { $0[keyPath: keyPath] }
  }

  /// Reduces an action to the end, and starts what it asks for.
  ///
  /// An action sent while another is reduced waits for it; both are done when the outer call
  /// returns. The task ends when the started work, and what that led to, has ended. Cancelling it
  /// cancels that work; a submission under way then comes to rest.
  @discardableResult public func send(_ action: Action) -> Task<Void, Never>? {
    core.send(action)
  }

  /// Writes to the state from outside, as one turn: the form sees all of it at once.
  ///
  /// Not for use inside a reducer or a validation, which have no business with the store.
  public func modify(_ change: (inout State) -> Void) {
    core.modify(change)
  }

  /// Returns a store of a part of this one's state, whose actions are sent here.
  public func scope<S, A>(
    state: WritableKeyPath<State, S>,
    action: @escaping (A) -> Action
  ) -> Store<S, A> {
    Store<S, A>(core: core.scope(state, action))
  }
}
