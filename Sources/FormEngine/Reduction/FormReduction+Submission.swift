extension FormReduction {
  /// Judges every active field for saving; never refused because of errors.
  mutating func submitForm(_ state: inout State) {
    guard case .resting = state.book.phase else { return }
    let normalized = normalize(&state)
    state.submission = .submitting
    state.book.phase = .validating
    state.book.hostAttempt = SubmissionAttempt.current
    for position in layout.fields.indices {
      let plan = layout.fields[position].plan
      var rules = state.validation.entries[position].dueOnSubmission(plan)
      if let more = normalized[position] { rules.formUnion(more) }
      leaveDelay(position, &state)
      if state.validation.entries[position].external != nil {
        state.validation.entries[position].external = nil
        state.validation.refresh(position)
      }
      judge(position, rules, isForced: true, holdsSubmission: true, &state)
      forgetStale(position, &state)
    }
    settleIfReady(&state)
  }

  /// Tidies the value, and returns what is to be judged again because of it.
  private mutating func normalize(_ state: inout State) -> [Int: RuleSet] {
    var isTidied = false
    for position in layout.tidied where state.validation.entries[position].isActive {
      guard let tidied = layout.fields[position].tidied(in: state.storage) else { continue }
      isTidied = layout.fields[position].put(tidied, into: &state.storage) || isTidied
    }
    guard isTidied || form.normalize != nil else { return [:] }
    form.normalize?(&state.storage)
    // Only a value other than the one last tried is another attempt.
    let isOther = state.handedOver.flatMap { areEqual($0, state.storage) } == false
    if followRows(&state) != nil || isOther { state.book.attempt = nil }
    var rules: [Int: RuleSet] = [:]
    for position in layout.fields.indices where look(at: position, &state) {
      state.book.valueWasWritten = true
      let entry = state.validation.entries[position]
      let plan = layout.fields[position].plan
      rules[position] = plan.afterChange(isJudged: entry.isJudged).union(entry.running)
      cancelRuns(of: position, &state)
      state.validation.entries[position].change(keeping: RuleSet(rawValue: .max))
      state.validation.refresh(position)
    }
    refreshOrder(&state)
    _ = refreshActivity(&state)
    return rules
  }

  /// Goes on with a submission once nothing is left that it waits for.
  mutating func settleIfReady(_ state: inout State) {
    guard state.book.isValidatingSubmission, state.book.holding.isEmpty,
      state.book.unjudged.isEmpty
    else { return }
    guard !state.validation.hasFailedRules else {
      endSubmission(as: .failed(.invalidFields), &state)
      return focusFirstInvalid(&state)
    }
    state.handedOver = state.storage
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
        let result = await outcome {
          try await SubmissionAttempt.$current.withValue(attempt) { try await submit(value) }
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
    let placed = errors.errors.keys.filter { state.validation.active($0) != nil }
    let isPlaced = placed.contains { errors.errors[$0]?.isEmpty == false }
    if let message = errors.message(without: placed) {
      endSubmission(as: .failed(.error(message)), &state)
    } else {
      endSubmission(as: .failed(isPlaced ? .invalidFields : .error(.refused)), &state)
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
    let invalid = state.validation.invalid.filter { isFocusable($0, state.validation) }
    guard let first = state.validation.first(of: invalid) else { return }
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
    state.handedOver = nil
    place(focus: nil, &state)
    _ = followRows(&state)
    refreshOrder(&state)
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

/// How some work ended; work that was cancelled ended by that, whatever it made of it.
@MainActor func outcome<Success>(
  of work: () async throws -> Success
) async -> Result<Success, any Error> {
  guard !Task.isCancelled else { return .failure(CancellationError()) }
  do {
    return .success(try await work())
  } catch {
    return .failure(Task.isCancelled ? CancellationError() : error)
  }
}
