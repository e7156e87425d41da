/// Gives access to a part of another store's state.
final class ScopedCore<Parent, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<Parent, ParentAction>
  private let path: WritableKeyPath<Parent, State>
  private let embed: (Action) -> ParentAction

  init(
    parent: StoreCore<Parent, ParentAction>,
    path: WritableKeyPath<Parent, State>,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.path = path
    self.embed = embed
    super.init()
    parent.onTurn(of: self) { [weak self] in self?.tell() }
  }

  private func tell() {
    let observation = observation
    observation.tell(withBookkeeping { observation.changes(in: &$0) })
  }

  override func withState<R>(_ read: (inout State) -> R) -> R {
    parent.withState { read(&$0[keyPath: path]) }
  }

  override func send(_ action: Action) -> Task<Void, Never>? {
    parent.send(embed(action))
  }

  override func modify(_ change: (inout State) -> Void) {
    parent.modify { change(&$0[keyPath: path]) }
  }

  override func onTurn(of owner: AnyObject, _ told: @escaping @MainActor () -> Void) {
    parent.onTurn(of: owner, told)
  }

  override func withBookkeeping<R>(_ change: (inout State) -> R) -> R {
    parent.withBookkeeping { change(&$0[keyPath: path]) }
  }
}
