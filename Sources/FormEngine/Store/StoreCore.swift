/// Where a store's state is kept: at the root, or inside another store's state.
@MainActor class StoreCore<State, Action> {
  let observation = StoreObservation<State>()

  func withState<R>(_ read: (State) -> R) -> R { fatalError("abstract") }
  func send(_ action: Action) -> Task<Void, Never>? { fatalError("abstract") }
  func modify(_ change: (inout State) -> Void) { fatalError("abstract") }
  /// Has `told` called after every turn, for as long as the owner lives.
  func onTurn(of owner: AnyObject, _ told: @escaping @MainActor () -> Void) {
    fatalError("abstract")
  }
  /// Changes the state without a turn.
  func withBookkeeping<R>(_ change: (inout State) -> R) -> R { fatalError("abstract") }
}

/// Keeps the state and runs the turns.
final class RootCore<State, Action>: StoreCore<State, Action> {
  private struct Listener {
    weak var owner: AnyObject?
    let told: @MainActor () -> Void
  }

  private var state: State
  private let reducer: any Reducer<State, Action>
  private let dependencies: FormDependencies
  private let running = RunningEffects()
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

  override func withState<R>(_ read: (State) -> R) -> R {
    read(state)
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
    return drain(startingWith: turn { reducer.reduce(into: &$0, action: action) })
  }

  override func modify(_ change: (inout State) -> Void) {
    precondition(!isReducing, "A store can't be written to while it reduces an action.")
    _ = drain(
      startingWith: turn { state in
        change(&state)
        return .none
      }
    )
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
  private func drain(startingWith tasks: [Task<Void, Never>]) -> Task<Void, Never>? {
    var tasks = tasks
    while !queue.isEmpty {
      let action = queue.removeFirst()
      tasks += turn { reducer.reduce(into: &$0, action: action) }
    }
    observation.tell(observation.changes(in: &state))
    for listener in listeners where listener.owner != nil { listener.told() }
    guard tasks.count > 1 else { return tasks.first }
    return Task { [tasks] in
      await withTaskCancellationHandler {
        for task in tasks { await task.value }
      } onCancel: {
        for task in tasks { task.cancel() }
      }
    }
  }

  private func follow(_ effect: Effect<Action>) -> Task<Void, Never>? {
    switch effect {
    case .cancel(let id):
      running.cancel(id)
      return nil
    case .run(let id, let operation):
      return running.start(id) { [weak self] in
        let led = LedTasks()
        await operation(
          Send { action in
            if let task = self?.send(action) { led.tasks.append(task) }
          }
        )
        for task in led.tasks { await task.value }
      }
    }
  }
}

/// The tasks that an effect's actions started.
@MainActor private final class LedTasks {
  var tasks: [Task<Void, Never>] = []
}
