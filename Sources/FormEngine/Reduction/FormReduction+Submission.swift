extension FormReduction {
  /// Judges every active field for saving; never refused because of errors.
  mutating func submitForm(_ state: inout State) {
    guard case .resting = state.book.phase else { return }
    normalize(&state)
    state.submission = .submitting
    state.book.phase = .validating
    state.book.hostAttempt = SubmissionAttempt.current
    for position in layout.fields.indices {
      let entry = state.validation.entries[position]
      let plan = layout.fields[position].plan
      var rules = plan.formSubmitted.union(entry.invalid)
      if entry.delay != nil { rules.formUnion(plan.afterChange(isJudged: entry.isJudged)) }
      leaveDelay(position, &state)
      if entry.external != nil {
        state.validation.entries[position].external = nil
        state.validation.refresh(position)
      }
      judge(position, rules, isForced: true, holdsSubmission: true, &state)
      forgetStale(position, &state)
    }
    settleIfReady(&state)
  }

  private mutating func normalize(_ state: inout State) {
    guard let normalize = form.normalize else { return }
    normalize(&state.storage)
    if followRows(&state) != nil { state.book.attempt = nil }
    for position in layout.fields.indices where look(at: position, &state) {
      state.book.valueWasWritten = true
      state.book.attempt = nil
      cancelRuns(of: position, &state)
      state.validation.entries[position].change(keeping: RuleSet(rawValue: .max))
      state.validation.refresh(position)
    }
    _ = refreshActivity(&state)
  }

  /// Goes on with a submission once nothing is left that it waits for.
  mutating func settleIfReady(_ state: inout State) {
    guard state.book.isValidatingSubmission, state.book.holding.isEmpty,
      state.book.unjudged.isEmpty
    else { return }
    let isRefused = state.validation.entries.contains { $0.isActive && !$0.invalid.isEmpty }
    guard !isRefused else {
      endSubmission(as: .failed(.invalidFields), &state)
      return focusFirstInvalid(&state)
    }
    guard let submit = form.submit else { return endSubmission(as: .submitted, &state) }
    save(by: submit, &state)
  }

  private mutating func save(
    by submit: @escaping @MainActor (Value) async throws -> Void,
    _ state: inout State
  ) {
    let attempt = state.book.hostAttempt ?? state.book.attempt ?? .fresh()
    if state.book.hostAttempt == nil { state.book.attempt = attempt }
    let token = state.book.token()
    state.book.phase = .saving(token)
    state.book.changedSinceHandOver = false
    // The copy is only ever read on the main actor, which is where the value lives.
    nonisolated(unsafe) let value = state.storage
    effects.append(
      .run(id: state.book.effectID(token)) { send in
        guard !Task.isCancelled else { return }
        let result: Result<Void, any Error>
        do {
          try await SubmissionAttempt.$current.withValue(attempt) { try await submit(value) }
          result = .success(())
        } catch {
          result = .failure(error)
        }
        send(.submitted(FormRun(token: token), result))
      }
    )
  }

  /// Takes the end of a save, if it is that of the current submission.
  mutating func submitted(
    _ token: UInt64,
    _ result: Result<Void, any Error>,
    _ state: inout State
  ) {
    guard case .saving(token) = state.book.phase else { return }
    switch result {
    case .success:
      state.book.attempt = nil
      endSubmission(as: state.book.changedSinceHandOver ? .idle : .submitted, &state)
    case .failure(is CancellationError):
      endSubmission(as: .idle, &state)
    case .failure(let errors as FormFieldErrors):
      refuse(errors, &state)
    case .failure(let error):
      endSubmission(as: .failed(.error(ErrorMessage(error))), &state)
    }
  }

  private mutating func refuse(_ errors: FormFieldErrors, _ state: inout State) {
    setErrors(errors.errors, &state)
    let isPlaced = errors.errors.contains { id, messages in
      !messages.isEmpty && state.validation.active(id) != nil
    }
    let stray = errors.errors.values.joined().min { $0.text < $1.text }
    if let message = errors.form ?? (isPlaced ? nil : stray) {
      endSubmission(as: .failed(.error(message)), &state)
    } else {
      endSubmission(as: .failed(.invalidFields), &state)
    }
    if isPlaced { focusFirstInvalid(&state) }
  }

  /// Gives up the running submission; validations go on for their fields.
  mutating func cancelSubmission(_ state: inout State) {
    if case .resting = state.book.phase { return }
    cancelSave(&state)
    endSubmission(as: .idle, &state)
  }

  private mutating func cancelSave(_ state: inout State) {
    if case .saving(let token) = state.book.phase { cancel(token, state.book) }
  }

  mutating func endSubmission(as status: SubmissionStatus, _ state: inout State) {
    state.book.phase = .resting
    state.book.holding = []
    state.book.unjudged = []
    state.submission = status
    if case .failed = status { state.refusals += 1 }
  }

  private mutating func focusFirstInvalid(_ state: inout State) {
    let first = state.validation.invalid.sorted().first { isFocusable($0, state.validation) }
    guard let first else { return }
    let left = state.focusedField.flatMap { state.validation.active($0) }
    moveFocus(
      to: layout.fields[first].id,
      judged: left.map { layout.fields[$0].plan.formSubmitted } ?? [],
      &state
    )
  }

  /// Puts everything back.
  mutating func reset(to value: Value?, _ state: inout State) {
    cancelSave(&state)
    endSubmission(as: .idle, &state)
    cancelAllWork(&state)
    let start = value ?? state.initialValue
    state.initialValue = start
    state.storage = start
    state.book.valueWasWritten = true
    state.book.attempt = nil
    place(focus: nil, &state)
    _ = followRows(&state)
    for position in layout.fields.indices {
      _ = look(at: position, &state)
      state.validation.entries[position].clear()
      let isActive = layout.fields[position].isActive(in: state.storage)
      if isActive != state.validation.entries[position].isActive {
        state.validation.setActive(isActive, position)
      }
      state.validation.refresh(position)
    }
  }
}
