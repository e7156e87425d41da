/// A form's bookkeeping: tokens, running work, and what the store should tell.
///
/// Never part of `==`.
struct FormBook {
  struct Run {
    var field: Int
    let rule: Int
  }

  enum Phase {
    case resting
    /// The submit-time validations run.
    case validating
    /// `onSubmit` runs, under this token.
    case saving(UInt64)
  }

  /// Starts anywhere, so that two states in one store never take each other's work for their own.
  private var lastToken = UInt64.random(in: 0...(.max >> 2))

  /// The live runs of asynchronous validations.
  var runs: [UInt64: Run] = [:]
  /// The runs that a submission waits for.
  var holding: Set<UInt64> = []
  /// The fields that wait for a turn's delay.
  var delays: [UInt64: Set<Int>] = [:]
  /// The fields that changed during a submission and are still to be judged for it.
  var unjudged: Set<Int> = []
  var phase = Phase.resting
  var changedSinceHandOver = false
  /// The key under which the value as it stands was last tried to be saved.
  var attempt: SubmissionAttempt?
  /// The key that the host bound around the running submission.
  var hostAttempt: SubmissionAttempt?
  var knownFocus: AnyHashable?

  /// The last key given to a field.
  var lastKey = -1
  /// The fields, by their keys, whose value changed since the store last asked.
  var changedValues: Set<Int> = []
  /// Whether rows came, went or moved since the store last asked.
  var rowsChanged = false
  /// Whether anything in the value was written since the store last asked.
  var valueWasWritten = false
  var toldFocus: AnyHashable?
  var toldFlags = FormFlags()
  var toldPendingChecks = false

  mutating func token() -> UInt64 {
    lastToken += 1
    return lastToken
  }

  mutating func key() -> Int {
    lastKey += 1
    return lastKey
  }

  /// Renumbers fields after rows moved; those that went have no work left.
  mutating func follow(_ moved: [Int?]) {
    runs = runs.compactMapValues { run in moved[run.field].map { Run(field: $0, rule: run.rule) } }
    delays = delays.mapValues { Set($0.compactMap { moved[$0] }) }
    unjudged = Set(unjudged.compactMap { moved[$0] })
    rowsChanged = true
  }

  func effectID(_ token: UInt64) -> EffectID {
    EffectID(rawValue: token)
  }

  var isValidatingSubmission: Bool {
    if case .validating = phase { true } else { false }
  }
}
