extension Form {
  /// Applies one action and describes the work it asks for.
  public func reduce(into state: inout State, action: Action) -> Effects<Action> {
    var reduction = FormReduction(self, &state)
    reduction.observe(&state)
    switch action {
    case .set(let write): reduction.set(write, &state)
    case .focusChanged(let id): reduction.changeFocus(to: id, &state)
    case .submittedField(let id): reduction.submitField(id, &state)
    case .submittedForm: reduction.submitForm(&state)
    case .cancelledSubmission: reduction.cancelSubmission(&state)
    case .reset(let value): reduction.reset(to: value, &state)
    case .setErrors(let errors): reduction.setErrors(errors, &state)
    case .observedChanges(let turn): reduction.endDelay(turn.token, &state)
    case .validated(let run, let result): reduction.validated(run.token, result, &state)
    case .submitted(let run, let result): reduction.submitted(run.token, result, &state)
    }
    return Effects(reduction.effects)
  }

  /// Notices values and a focus that were written without an action.
  ///
  /// A `Store` calls it by itself. Elsewhere call it after the value may have been written:
  /// `.onChange(of: store.value)`, or at the end of a parent's reducer.
  public func observeChanges(in state: inout State) -> Effects<Action> {
    var reduction = FormReduction(self, &state)
    reduction.observe(&state)
    return Effects(reduction.effects)
  }
}
