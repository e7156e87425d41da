import FormEngine
import Testing

/// A store for tests that knows every action and every change.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: ProfileForm.State(value: ProfileDraft())) {
///   form
/// } withDependencies: {
///   $0.formObservedChangeValidationDelay = FormDelay(for: .milliseconds(300), clock: clock)
/// }
/// await store.send(.set(\.name, to: "Ama")) { $0.value.name = "Ama" }
/// await clock.advance(by: .milliseconds(300))
/// await store.receive({ if case .observedChanges = $0 { true } else { false } }) {
///   $0.validation[AnyHashable(\ProfileDraft.name)] = .valid
/// }
/// await store.finish()
/// ```
///
/// Each step says how the state differs from before; a difference not said is a failure, and so is
/// an action not received. What a form keeps to itself, such as revisions, is no difference.
@MainActor public final class TestStore<State: Equatable, Action> {
  /// Whether every change and every action must be named.
  public var exhaustivity = Exhaustivity.on
  /// How long `receive` waits for an action by the system's clock before it fails.
  public var patience = Duration.seconds(10)

  private var recorded: RecordedStore<State, Action>?
  private let ledger = DelayLedger()
  /// The state as far as the test has told it.
  private var told: State
  private var unreceived: [(action: Action, state: State)] = []
  private var sent: State?
  private var isSending = false
  private var waiting: CheckedContinuation<Void, Never>?
  private var isOutOfPatience = false

  /// Creates a store; the dependencies are those of the surroundings, with the changes made here.
  public init<R: Reducer>(
    initialState: State,
    reducer: () -> R,
    withDependencies change: (inout FormDependencies) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    told = initialState
    withFormDependencies {
      change(&$0)
      $0.delayLedger = ledger
    } operation: {
      recorded = RecordedStore(
        state: initialState,
        reducer: reducer(),
        dependencies: .current,
        record: { [weak self] in self?.record($0, $1) },
        ended: { [weak self] in self?.wake() }
      )
    }
  }

  /// The state now, which may be ahead of what was received.
  public var state: State { recorded?.store.state ?? told }

  /// Sends an action and compares the state after it with what is said of it.
  public func send(
    _ action: Action,
    assert change: ((inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await step(change, sourceLocation) { $0.send(action) }
  }

  /// Writes to the state from outside and compares the state after it with what is said of it.
  ///
  /// Without a comparison, the write itself is taken as said.
  public func modify(
    _ change: (inout State) -> Void,
    assert: ((inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if assert == nil { change(&told) }
    await step(assert, sourceLocation) { $0.modify(change) }
  }

  /// Takes the next action that running work has sent, waiting for it if need be.
  ///
  /// It fails where none can come: nothing is running, or all that runs is a delay, which waits for
  /// the test's clock; and where work keeps silent for longer than `patience`.
  public func receive(
    _ matches: (Action) -> Bool,
    assert change: ((inout State) -> Void)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    if exhaustivity == .off { await skip(until: matches) }
    await waitForAction()
    guard !unreceived.isEmpty else {
      return fail(whyNoneCame, sourceLocation)
    }
    let next = unreceived.removeFirst()
    if !matches(next.action) {
      fail("Another action was received: \(next.action)", sourceLocation)
    }
    compare(with: next.state, change, sourceLocation)
    await ledger.settled()
  }

  /// Ends the test: fails on actions not received and on work still running.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
    guard exhaustivity == .on else { return }
    if !unreceived.isEmpty {
      fail("Actions were not received: \(unreceived.map(\.action))", sourceLocation)
    }
    if let running = recorded?.running, running > 0 {
      fail("Work is left behind: \(running) still running.", sourceLocation)
    }
  }

  private func step(
    _ change: ((inout State) -> Void)?,
    _ sourceLocation: SourceLocation,
    _ act: (Store<State, Action>) -> Void
  ) async {
    if exhaustivity == .on, !unreceived.isEmpty {
      fail(
        "Before this step, actions were not received: \(unreceived.map(\.action))",
        sourceLocation
      )
    }
    isSending = true
    if let store = recorded?.store { act(store) }
    if let sent { compare(with: sent, change, sourceLocation) }
    sent = nil
    await ledger.settled()
  }

  private func record(_ action: Action?, _ state: State) {
    if isSending {
      isSending = false
      sent = state
    } else if let action {
      unreceived.append((action, state))
      wake()
    }
  }

  private func compare(
    with actual: State,
    _ change: ((inout State) -> Void)?,
    _ sourceLocation: SourceLocation
  ) {
    var expected = exhaustivity == .on ? told : actual
    change?(&expected)
    if expected != actual {
      fail(
        """
        The state is not as said.
        said:
        \(describe(expected))
        is:
        \(describe(actual))
        """,
        sourceLocation
      )
    }
    told = actual
  }

  private func describe(_ state: State) -> String {
    (state as? any TestDescribable)?.testDescription ?? String(describing: state)
  }

  private func skip(until matches: (Action) -> Bool) async {
    await waitForAction()
    while let next = unreceived.first, !matches(next.action) {
      unreceived.removeFirst()
      await waitForAction()
    }
  }

  private func waitForAction() async {
    guard unreceived.isEmpty, canReceive else { return }
    let patience = patience
    let alarm = Task { [weak self] in
      try await Task.sleep(for: patience)
      self?.isOutOfPatience = true
      self?.wake()
    }
    while unreceived.isEmpty, canReceive {
      await withCheckedContinuation { waiting = $0 }
    }
    alarm.cancel()
  }

  /// Whether something is running that can send by itself.
  private var canReceive: Bool {
    guard let recorded, !isOutOfPatience else { return false }
    return recorded.running > ledger.asleep.count(where: recorded.isRunning)
  }

  private var whyNoneCame: String {
    defer { isOutOfPatience = false }
    guard let running = recorded?.running, running > 0 else {
      return "An action was expected, but nothing is running any more."
    }
    guard isOutOfPatience else {
      return "An action was expected, but a delay is asleep: advance the clock first."
    }
    return "An action was expected, but within \(patience) running work sent none."
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }

  private func fail(_ message: String, _ sourceLocation: SourceLocation) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

/// How strictly a test store takes what a test says.
public enum Exhaustivity: Sendable {
  /// Every change and every action must be named.
  case on
  /// Only what is said is compared; other actions are passed over.
  case off
}
