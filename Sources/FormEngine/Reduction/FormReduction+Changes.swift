extension FormReduction {
  /// Writes one field.
  mutating func set(_ write: FieldWrite<Value>, _ state: inout State) {
    let declared = layout.index.position(holding: write.keyPath)
    if let declared, layout.fields[declared].holds(write.written, in: state.storage) { return }
    state.book.valueWasWritten = true
    guard let declared, let reach = layout.reach(of: declared) else {
      write.apply(&state.storage)
      return lookEverywhere(&state)
    }
    // A copy held across the write would make it copy whatever the field holds.
    for position in reach.certain { state.validation.entries[position].lastSeen = () }
    // The field knows where its row is; a write from elsewhere has to search.
    if !layout.fields[declared].put(write.written, into: &state.storage) {
      write.apply(&state.storage)
    }
    guard layout.isInPlace(declared, in: state.storage) else { return lookEverywhere(&state) }
    var changed = reach.certain
    for position in changed { _ = look(at: position, &state) }
    changed += reach.possible.filter { look(at: $0, &state) }
    if changed.count > 1 { changed.sort() }
    noteChanges(changed, around: declared, &state)
  }

  /// Compares every field with what was last seen there.
  mutating func lookEverywhere(_ state: inout State) {
    let arrived = followRows(&state)
    if arrived != nil { noteUnsaved(&state) }
    let changed = layout.fields.indices.filter { look(at: $0, &state) }
    noteChanges(changed, arrived: arrived ?? [], &state)
  }

  /// Deals with fields, in declared order, that hold another value than before.
  ///
  /// - Parameters:
  ///   - changed: The fields.
  ///   - written: The one field that was written, where that is all that happened.
  ///   - arrived: The fields of new rows.
  ///   - state: The form's state.
  private mutating func noteChanges(
    _ changed: [Int],
    around written: Int? = nil,
    arrived: [Int] = [],
    _ state: inout State
  ) {
    let activated = refreshActivity(around: written, &state) + arrived
    var affected = changed
    for position in changed {
      for reader in layout.readers[position] ?? [] where !affected.contains(reader) {
        guard
          state.validation.entries[reader].isJudged || state.book.isValidatingSubmission
        else { continue }
        affected.append(reader)
      }
    }
    if state.book.isValidatingSubmission {
      affected += activated.filter { !affected.contains($0) }
    }
    if !changed.isEmpty { noteUnsaved(&state) }
    if affected.count > 1 { affected.sort() }

    var waiting: [Int] = []
    for position in affected where change(position, &state) { waiting.append(position) }
    wait(for: waiting, &state)
    settleIfReady(&state)
  }

  private func noteUnsaved(_ state: inout State) {
    state.book.attempt = nil
    if state.submission == .submitted { state.submission = .idle }
    if case .saving = state.book.phase { state.book.changedSinceHandOver = true }
  }

  /// Starts a field's next revision; tells whether it is to be judged again.
  private mutating func change(_ position: Int, _ state: inout State) -> Bool {
    cancelRuns(of: position, &state)
    leaveDelay(position, &state)
    let entry = state.validation.entries[position]
    guard entry.isActive else { return false }
    let plan = layout.fields[position].plan
    var rules = plan.afterChange(isJudged: entry.isJudged)
    if state.book.isValidatingSubmission {
      rules.formUnion(plan.formSubmitted)
      if !rules.isEmpty { state.book.unjudged.insert(position) }
    }
    state.validation.entries[position].change(keeping: rules)
    state.validation.refresh(position)
    return !rules.isEmpty
  }

  /// Judges changed fields once the delay is over, which may be now.
  private mutating func wait(for fields: [Int], _ state: inout State) {
    guard !fields.isEmpty else { return }
    let dependencies = FormDependencies.current
    let delay = form.delay ?? dependencies.formObservedChangeValidationDelay
    guard !delay.isImmediate else {
      for position in fields { judgeAfterChange(position, &state) }
      return
    }
    let token = state.book.token()
    state.book.delays[token] = Set(fields)
    for position in fields { state.validation.entries[position].delay = token }
    let ticket = dependencies.ticket()
    effects.append(
      .run(id: state.book.effectID(token)) { send in
        if let ticket {
          try? await FormDependencies.$currentTicket.withValue(ticket) { try await delay.sleep() }
        } else {
          try? await delay.sleep()
        }
        send(.observedChanges(FormTurn(token: token)))
        ticket?.ended()
      }
    )
  }

  /// The delay of a turn is over; fields that changed again meanwhile have left it.
  mutating func endDelay(_ token: UInt64, _ state: inout State) {
    guard let fields = state.book.delays.removeValue(forKey: token) else { return }
    for position in fields.sorted() {
      state.validation.entries[position].delay = nil
      judgeAfterChange(position, &state)
    }
    settleIfReady(&state)
  }

  private mutating func judgeAfterChange(_ position: Int, _ state: inout State) {
    let plan = layout.fields[position].plan
    var rules = plan.afterChange(isJudged: state.validation.entries[position].isJudged)
    let isAwaited = state.book.unjudged.remove(position) != nil
    if isAwaited { rules.formUnion(plan.formSubmitted) }
    judge(position, rules, isForced: false, holdsSubmission: isAwaited, &state)
    forgetStale(position, &state)
  }

  /// Drops verdicts about an older value that were to be judged again and, after all, were not.
  mutating func forgetStale(_ position: Int, _ state: inout State) {
    let stale = state.validation.entries[position].stale
    guard !stale.isEmpty else { return }
    state.validation.entries[position].forget(stale)
    state.validation.refresh(position)
  }

  mutating func leaveDelay(_ position: Int, _ state: inout State) {
    guard let token = state.validation.entries[position].delay else { return }
    state.validation.entries[position].delay = nil
    state.book.delays[token]?.remove(position)
    guard state.book.delays[token]?.isEmpty == true else { return }
    state.book.delays[token] = nil
    cancel(token, state.book)
  }
}
