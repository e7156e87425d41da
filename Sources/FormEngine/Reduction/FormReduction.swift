/// One turn of a form: takes the state along from step to step and gathers what is to be done.
struct FormReduction<Value> {
  typealias State = Form<Value>.State
  typealias Action = Form<Value>.Action

  let form: Form<Value>
  /// The fields of the value as it is.
  var layout: FormLayout<Value>
  var effects: [Effect<Action>] = []

  init(_ form: Form<Value>, _ state: inout State) {
    self.form = form
    if let known = state.layout, known.form === form.blueprint.identity {
      layout = known
    } else {
      layout = form.blueprint.layout(for: state.storage)
      adopt(&state)
      refreshOrder(&state)
      state.layout = layout
    }
  }

  /// Notices what was written to the state from outside since the last turn.
  mutating func observe(_ state: inout State) {
    if state.isDirty {
      state.isDirty = false
      state.book.valueWasWritten = true
      lookEverywhere(&state)
    }
    if state.focusedField != state.book.knownFocus {
      let written = state.focusedField
      state.focusedField = state.book.knownFocus
      changeFocus(to: written, &state)
    }
  }

  /// Makes a state that is new to this form its own.
  private mutating func adopt(_ state: inout State) {
    if let known = state.validation.index {
      guard known.ids != layout.index.ids || known.ruleCounts != layout.index.ruleCounts else {
        return state.validation.adopt(layout.index)
      }
      cancelAllWork(&state)
      if state.book.isValidatingSubmission { endSubmission(as: .idle, &state) }
    } else {
      state.isDirty = false
    }
    var entries: [FieldEntry] = []
    for position in layout.fields.indices { entries.append(entry(at: position, &state)) }
    state.validation.adopt(layout.index, entries: entries)
    if let focus = state.focusedField, state.validation.active(focus) == nil {
      reportUnknownField(focus)
      state.focusedField = nil
    }
    state.book.knownFocus = state.focusedField
  }

  private mutating func entry(at position: Int, _ state: inout State) -> FieldEntry {
    let slot = layout.fields[position]
    var entry: FieldEntry
    if let known = state.validation.position(of: slot.id),
      state.validation.index?.ruleCounts[known] == slot.plan.count
    {
      entry = state.validation.entries[known]
    } else {
      return freshEntry(of: slot, &state)
    }
    entry.isActive = slot.isActive(in: state.storage)
    if !entry.isActive { entry.clear() }
    return entry
  }

  /// What there is to know about a field that is new.
  func freshEntry(of slot: FieldSlot<Value>, _ state: inout State) -> FieldEntry {
    var entry = FieldEntry()
    entry.key = state.book.key()
    _ = slot.look(at: state.storage, lastSeen: &entry.lastSeen)
    entry.isActive = slot.isActive(in: state.storage)
    return entry
  }

  /// Compares a field with what was last seen there, and notes a difference for the store.
  mutating func look(at position: Int, _ state: inout State) -> Bool {
    let changed = layout.fields[position]
      .look(
        at: state.storage,
        lastSeen: &state.validation.entries[position].lastSeen
      )
    if changed { state.book.changedValues.insert(state.validation.entries[position].key) }
    return changed
  }

  mutating func cancel(_ token: UInt64, _ book: FormBook) {
    effects.append(.cancel(id: book.effectID(token)))
  }

  /// Stops every run and every delay.
  mutating func cancelAllWork(_ state: inout State) {
    for position in state.validation.entries.indices {
      cancelRuns(of: position, &state)
      leaveDelay(position, &state)
    }
  }
}
