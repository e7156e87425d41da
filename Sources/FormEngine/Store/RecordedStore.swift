/// What a test needs to know about a store beyond its public face.
@MainActor package struct RecordedStore<State, Action> {
  package let store: Store<State, Action>
  private let core: RootCore<State, Action>

  package init(
    state: State,
    reducer: any Reducer<State, Action>,
    dependencies: FormDependencies,
    record: @escaping @MainActor (Action?, State) -> Void,
    ended: @escaping @MainActor () -> Void
  ) {
    core = RootCore(state: state, reducer: reducer, dependencies: dependencies)
    core.record = record
    core.running.ended = ended
    store = Store(core: core)
  }

  /// How many effects are running.
  package var running: Int { core.running.count }

  package func isRunning(_ id: EffectID) -> Bool { core.running.contains(id) }
}

/// A state with a description made for the failures of tests.
package protocol TestDescribable {
  var testDescription: String { get }
}

extension Form.State: TestDescribable {
  package var testDescription: String {
    """
    value: \(storage)
    initialValue: \(initialValue)
    focusedField: \(focusedField.map { "\($0)" } ?? "nil")
    validation: \(validation.shown.map { "\($0.id): \($0.status)" })
    submission: \(submission)
    """
  }
}
