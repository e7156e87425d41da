extension FormReduction {
  /// Runs some of a field's validations: first those that answer at once, then, if none fails,
  /// the others.
  ///
  /// Unless forced, asynchronous ones with a verdict about what stands there now are left alone, and
  /// so is an error from outside. An error about an older value is judged again before it can keep
  /// them back.
  mutating func judge(
    _ position: Int,
    _ rules: RuleSet,
    isForced: Bool,
    holdsSubmission: Bool = false,
    _ state: inout State
  ) {
    guard !rules.isEmpty, state.validation.entries[position].isActive else { return }
    let slot = layout.fields[position]
    let asking = rules.intersection(slot.plan.async)
    var sync = rules.intersection(slot.plan.sync)
    if !asking.isEmpty {
      sync.formUnion(state.validation.entries[position].stale.intersection(slot.plan.sync))
    }
    for rule in sync.positions {
      let result = slot.judge(rule, in: state.storage)
      state.validation.entries[position].record(result, of: rule)
    }
    if isForced { state.validation.entries[position].external = nil }
    if state.validation.entries[position].invalid.isDisjoint(with: slot.plan.sync) {
      // A submission under way waits for all of its rules, whoever runs them again.
      let awaited = state.book.isValidatingSubmission ? slot.plan.formSubmitted : []
      for rule in asking.positions {
        let isAwaited = holdsSubmission || awaited.contains(.position(rule))
        run(rule, of: position, isForced: isForced, holdsSubmission: isAwaited, &state)
      }
    } else if !slot.plan.async.isEmpty {
      cancelRuns(of: position, &state)
      state.validation.entries[position].forget(slot.plan.async)
    }
    state.validation.refresh(position)
  }

  private mutating func run(
    _ rule: Int,
    of position: Int,
    isForced: Bool,
    holdsSubmission: Bool,
    _ state: inout State
  ) {
    if let running = state.validation.entries[position].runs[rule] {
      if holdsSubmission { state.book.holding.insert(running) }
      return
    }
    guard isForced || !state.validation.entries[position].fresh.contains(.position(rule))
    else { return }
    let token = state.book.token()
    state.book.runs[token] = FormBook.Run(field: position, rule: rule)
    if holdsSubmission { state.book.holding.insert(token) }
    state.validation.entries[position].forget(.position(rule))
    state.validation.entries[position].runs[rule] = token
    let validate = layout.fields[position].start(rule, in: state.storage)
    effects.append(
      .run(id: state.book.effectID(token)) { send in
        let result = await outcome(of: validate)
        send(.validated(FormRun(token: token), result))
      }
    )
  }

  mutating func cancelRuns(of position: Int, _ state: inout State) {
    guard !state.validation.entries[position].runs.isEmpty else { return }
    for (_, token) in state.validation.entries[position].runs.sorted(by: { $0.key < $1.key }) {
      state.book.runs[token] = nil
      state.book.holding.remove(token)
      cancel(token, state.book)
    }
    state.validation.entries[position].runs = [:]
  }

  /// Takes the result of a run, if it is still about something.
  mutating func validated(
    _ token: UInt64,
    _ result: Result<ValidationResult, any Error>,
    _ state: inout State
  ) {
    guard let run = state.book.runs.removeValue(forKey: token) else { return }
    let wasAwaited = state.book.holding.remove(token) != nil
    state.validation.entries[run.field].runs[run.rule] = nil
    switch result {
    case .success(let verdict):
      state.validation.entries[run.field].record(verdict, of: run.rule)
    case .failure(is CancellationError):
      if wasAwaited { endSubmission(as: .idle, &state) }
    case .failure(let error):
      let verdict = ValidationResult.invalid([ErrorMessage(error)])
      state.validation.entries[run.field].record(verdict, of: run.rule, isFinal: false)
    }
    state.validation.refresh(run.field)
    settleIfReady(&state)
  }

  /// Puts a server's errors on fields.
  mutating func setErrors(_ errors: [AnyHashable: [ErrorMessage]], _ state: inout State) {
    for (id, messages) in errors {
      guard let position = state.validation.position(of: id) else {
        reportUnknownField(id)
        continue
      }
      state.validation.mark(position, as: .invalid(messages))
    }
  }
}
