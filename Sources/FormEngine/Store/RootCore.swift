/// Keeps a store's state and runs its turns.
final class RootCore<State, Action>: StoreCore<State, Action> {
  private struct Listener {
    weak var owner: AnyObject?
    let told: @MainActor () -> Void
  }

  let running = RunningEffects()
  /// Told of every turn, for tests.
  var record: (@MainActor (Action?, State) -> Void)?

  private var state: State
  private let reducer: any Reducer<State, Action>
  private let dependencies: FormDependencies
  private var queue: [Action] = []
  private var isReducing = false
  private var listeners: [Listener] = []

  init(state: State, reducer: any Reducer<State, Action>, dependencies: FormDependencies) {
    self.state = state
    self.reducer = reducer
    self.dependencies = dependencies
    super.init()
    turn { _ in .none }
  }

  override func withState<R>(_ read: (inout State) -> R) -> R {
    read(&state)
  }

  override func withBookkeeping<R>(_ change: (inout State) -> R) -> R {
    change(&state)
  }

  override func onTurn(of owner: AnyObject, _ told: @escaping @MainActor () -> Void) {
    listeners.removeAll { $0.owner == nil }
    listeners.append(Listener(owner: owner, told: told))
  }

  override func send(_ action: Action) -> Task<Void, Never>? {
    guard !isReducing else {
      queue.append(action)
      return nil
    }
    return drain(startingWith: reduce(action))
  }

  override func modify(_ change: (inout State) -> Void) {
    precondition(!isReducing, "A store can't be written to while it reduces an action.")
    let started = turn { state in
      change(&state)
      return .none
    }
    record?(nil, state)
    _ = drain(startingWith: started)
  }

  private func reduce(_ action: Action) -> [Task<Void, Never>] {
    let started = turn { reducer.reduce(into: &$0, action: action) }
    record?(action, state)
    return started
  }

  /// Runs one step on the state, lets the reducer notice writes, and returns the started tasks.
  @discardableResult
  private func turn(_ step: (inout State) -> Effects<Action>) -> [Task<Void, Never>] {
    isReducing = true
    let effects = FormDependencies.$current.withValue(dependencies) {
      let first = step(&state).elements
      let second = reducer.observeChanges(in: &state).elements
      return second.isEmpty ? first : first + second
    }
    isReducing = false
    return effects.compactMap(follow)
  }

  /// Reduces what was sent meanwhile, then tells observers.
  private func drain(startingWith started: [Task<Void, Never>]) -> Task<Void, Never>? {
    var started = started
    while !queue.isEmpty { started += reduce(queue.removeFirst()) }
    observation.tell(observation.changes(in: &state))
    for listener in listeners where listener.owner != nil { listener.told() }
    guard started.count > 1 else { return started.first }
    return Task { [started] in
      await withTaskCancellationHandler {
        for task in started { await task.value }
      } onCancel: {
        for task in started { task.cancel() }
      }
    }
  }

  private func follow(_ effect: Effect<Action>) -> Task<Void, Never>? {
    switch effect {
    case .cancel(let id):
      running.cancel(id)
      return nil
    case .run(let id, let operation):
      return running.start(id) { [weak self] work in
        let led = LedTasks()
        await operation(
          Send { action in
            if !work.isStopped, let task = self?.send(action) { led.tasks.append(task) }
          }
        )
        return led.tasks
      }
    }
  }
}

/// The tasks that an effect's actions started.
@MainActor private final class LedTasks {
  var tasks: [Task<Void, Never>] = []
}
