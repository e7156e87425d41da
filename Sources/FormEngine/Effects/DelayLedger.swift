/// The delays a test's store has started, so that a test can wait for them without guessing.
@MainActor package final class DelayLedger {
  private var unsettled: [DelayTicket] = []
  private var open: [DelayTicket] = []

  nonisolated package init() {}

  package func add(_ ticket: DelayTicket) {
    unsettled.append(ticket)
    open.removeAll { !$0.isOpen }
    open.append(ticket)
  }

  /// The delays that are asleep on a clock which only a test moves.
  package var asleep: [EffectID] { open.filter(\.isAsleep).map(\.effect) }

  /// Returns once every delay started so far is asleep or over.
  package func settled() async {
    let waiting = unsettled
    unsettled = []
    for ticket in waiting { await ticket.settled() }
  }
}

/// One started delay: under way to its clock, asleep, or over.
@MainActor package final class DelayTicket {
  private enum Phase: Int { case started, asleep, over }
  private var phase = Phase.started
  private var waiters: [(phase: Phase, continuation: CheckedContinuation<Void, Never>)] = []

  nonisolated let effect: EffectID

  nonisolated package init(_ effect: EffectID) {
    self.effect = effect
  }

  var isOpen: Bool { phase != .over }
  var isAsleep: Bool { phase == .asleep }

  package func fellAsleep() { reach(.asleep) }
  package func ended() { reach(.over) }
  package func settled() async { await wait(for: .asleep) }
  package func over() async { await wait(for: .over) }

  private func reach(_ next: Phase) {
    guard next.rawValue > phase.rawValue else { return }
    phase = next
    let reached = waiters.filter { $0.phase.rawValue <= next.rawValue }
    waiters.removeAll { $0.phase.rawValue <= next.rawValue }
    for waiter in reached { waiter.continuation.resume() }
  }

  private func wait(for wanted: Phase) async {
    guard phase.rawValue < wanted.rawValue else { return }
    await withCheckedContinuation { waiters.append((wanted, $0)) }
  }
}

extension FormDependencies {
  /// Registers a delay that is about to start with a test's store.
  func ticket(_ effect: EffectID) -> DelayTicket? {
    guard let delayLedger else { return nil }
    let ticket = DelayTicket(effect)
    // Only test stores keep a ledger, and they reduce on the main actor.
    MainActor.assumeIsolated { delayLedger.add(ticket) }
    return ticket
  }
}
