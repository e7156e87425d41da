/// Where a store's state is kept: at the root, or inside another store's state.
@MainActor class StoreCore<State, Action> {
  let observation = StoreObservation<State>()
  private var scopes: [AnyKeyPath: WeakReference] = [:]

  /// Reads the state in place: given as a value it would be copied, whole, for every read.
  func withState<R>(_ read: (inout State) -> R) -> R { fatalError("A subclass answers this.") }
  func send(_ action: Action) -> Task<Void, Never>? { fatalError("A subclass answers this.") }
  func modify(_ change: (inout State) -> Void) { fatalError("A subclass answers this.") }
  /// Has `told` called after every turn, for as long as the owner lives.
  func onTurn(of owner: AnyObject, _ told: @escaping @MainActor () -> Void) {
    fatalError("A subclass answers this.")
  }
  /// Changes the state without a turn.
  func withBookkeeping<R>(_ change: (inout State) -> R) -> R {
    fatalError("A subclass answers this.")
  }

  /// The part of this store at a key path; the same for everyone who asks while one is in use, so
  /// that a change is told to all of them.
  func scope<S, A>(
    _ path: WritableKeyPath<State, S>,
    _ embed: @escaping (A) -> Action
  ) -> StoreCore<S, A> {
    if let known = scopes[path]?.object as? StoreCore<S, A> { return known }
    scopes = scopes.filter { $0.value.object != nil }
    let scope = ScopedCore(parent: self, path: path, embed: embed)
    scopes[path] = WeakReference(object: scope)
    return scope
  }
}

private struct WeakReference {
  weak var object: AnyObject?
}
