extension FormReduction {
  /// Writes one field.
  mutating func set(_ write: FieldWrite<Value>, _ state: inout State) {
    let declared = layout.index.position(holding: write.keyPath)
    if let declared, layout.fields[declared].holds(write.written, in: state.storage) { return }
    guard let declared else {
      state.book.valueWasWritten = true
      write.apply(&state.storage)
      return lookEverywhere(&state)
    }
    self.write(at: declared, &state) { field, root in
      // The field knows where its row is; a write from elsewhere has to search.
      if !field.put(write.written, into: &root) { write.apply(&root) }
    }
  }

  /// Puts a field's text in order, as the field was declared to; a change like any other.
  mutating func tidy(_ position: Int, _ state: inout State) {
    guard let tidied = layout.fields[position].tidied(in: state.storage) else { return }
    write(at: position, &state) { field, root in _ = field.put(tidied, into: &root) }
  }

  /// Changes what stands in a field.
  private mutating func write(
    at declared: Int,
    _ state: inout State,
    _ put: (FieldSlot<Value>, inout Value) -> Void
  ) {
    state.book.valueWasWritten = true
    // Copies held across the write would make it copy whatever the value holds.
    noteUnsaved(&state)
    guard let reach = layout.reach(of: declared) else {
      put(layout.fields[declared], &state.storage)
      return lookEverywhere(&state)
    }
    for position in reach.certain { state.validation.entries[position].lastSeen = () }
    put(layout.fields[declared], &state.storage)
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
    if arrived != nil {
      noteUnsaved(&state)
    } else if let handedOver = state.handedOver, areEqual(handedOver, state.storage) != true {
      // What no field declares is part of what was saved too.
      noteUnsaved(&state)
    }
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
    refreshOrder(&state)
    let activated = refreshActivity(around: written, &state) + arrived
    if !changed.isEmpty { noteUnsaved(&state) }
    var waiting: [Int] = []
    for position in affected(by: changed, activated, state) where change(position, &state) {
      waiting.append(position)
    }
    wait(for: waiting, &state)
    settleIfReady(&state)
  }

  /// The fields to look at after a change, in declared order: those that changed, and those with a
  /// check that reads one; while a submission validates, also those that have just begun to take part.
  private func affected(by changed: [Int], _ activated: [Int], _ state: State) -> [Int] {
    let isValidating = state.book.isValidatingSubmission
    var more = isValidating ? activated : []
    if !layout.readers.isEmpty {
      for reader in changed.lazy.flatMap({ layout.readers[$0] ?? [] })
      where isValidating || state.validation.entries[reader].isJudged {
        more.append(reader)
      }
    }
    guard !more.isEmpty else { return changed }
    return Set(changed).union(more).sorted()
  }

  private func noteUnsaved(_ state: inout State) {
    state.handedOver = nil
    state.book.attempt = nil
    if state.submission == .submitted { state.submission = .idle }
    if case .saving = state.book.phase { state.book.changedSinceHandOver = true }
  }

  /// Starts a field's next revision; tells whether it is to be judged again.
  private mutating func change(_ position: Int, _ state: inout State) -> Bool {
    cancelRuns(of: position, &state)
    leaveDelay(position, &state)
    guard state.validation.entries[position].isActive else { return false }
    let plan = layout.fields[position].plan
    var rules = plan.afterChange(isJudged: state.validation.entries[position].isJudged)
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
    let ticket = dependencies.ticket(state.book.effectID(token))
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
