extension FormReduction {
  /// The view, an action or a write moved the focus.
  mutating func changeFocus(to id: AnyHashable?, _ state: inout State) {
    if let id, state.validation.active(id) == nil {
      if state.validation.position(of: id) == nil { reportUnknownField(id) }
      return
    }
    moveFocus(to: id, &state)
  }

  /// Return was pressed in a field: judges it and moves on, valid or not.
  mutating func submitField(_ id: AnyHashable, _ state: inout State) {
    if let typed = state.validation.active(id) { tidy(typed, &state) }
    guard let position = state.validation.active(id) else {
      if state.validation.position(of: id) == nil { reportUnknownField(id) }
      return
    }
    let rules = layout.fields[position].plan.fieldSubmitted
    judge(position, rules, isForced: true, &state)
    let next = nextFocusable(after: position, state.validation)
    if next == nil, form.submitsAfterLast {
      submitForm(&state)
    } else {
      moveFocus(to: next, judged: state.focusedField == id ? rules : [], &state)
    }
  }

  /// Moves the focus and judges the field it leaves, except for rules that just ran.
  mutating func moveFocus(
    to id: AnyHashable?,
    judged: RuleSet = [],
    _ state: inout State
  ) {
    guard id != state.focusedField else { return }
    let leaving = state.focusedField
    place(focus: id, &state)
    guard let leaving, let typed = state.validation.active(leaving) else { return }
    tidy(typed, &state)
    guard let left = state.validation.active(leaving) else { return }
    let rules = layout.fields[left].plan.focusLoss.subtracting(judged)
    judge(left, rules, isForced: false, &state)
  }

  func place(focus id: AnyHashable?, _ state: inout State) {
    state.focusedField = id
    state.book.knownFocus = id
  }

  func nextFocusable(after position: Int, _ validation: FieldValidations) -> AnyHashable? {
    validation.fields(after: position)
      .first { isFocusable($0, validation) }
      .map { layout.fields[$0].id }
  }

  func previousFocusable(before position: Int, _ validation: FieldValidations) -> AnyHashable? {
    validation.fields(before: position)
      .last { isFocusable($0, validation) }
      .map { layout.fields[$0].id }
  }

  func isFocusable(_ position: Int, _ validation: FieldValidations) -> Bool {
    layout.fields[position].isFocusable && validation.entries[position].isActive
  }
}
