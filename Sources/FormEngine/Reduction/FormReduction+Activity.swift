extension FormReduction {
  /// Finds out which fields take part now, and returns those that have just begun to.
  ///
  /// Only the field that was written is given where a condition can't have changed elsewhere.
  mutating func refreshActivity(around written: Int? = nil, _ state: inout State) -> [Int] {
    var activated: [Int] = []
    for position in layout.conditional(for: written) {
      let isActive = layout.fields[position].isActive(in: state.storage)
      guard isActive != state.validation.entries[position].isActive else { continue }
      if isActive {
        state.validation.setActive(true, position)
        activated.append(position)
      } else {
        deactivate(position, &state)
      }
    }
    return activated
  }

  private mutating func deactivate(_ position: Int, _ state: inout State) {
    cancelRuns(of: position, &state)
    leaveDelay(position, &state)
    state.book.unjudged.remove(position)
    state.validation.setActive(false, position)
    guard state.focusedField == layout.fields[position].id else { return }
    place(
      focus: nextFocusable(after: position, state.validation)
        ?? previousFocusable(before: position, state.validation),
      &state
    )
  }
}
