extension FormReduction {
  /// Follows rows that were inserted, removed or moved: what is known about a field goes along.
  ///
  /// - Returns: The active fields of new rows; nil if the rows are those they were.
  mutating func followRows(_ state: inout State) -> [Int]? {
    guard form.blueprint.hasRows, !layout.fits(state.storage) else { return nil }
    let old = layout
    let new = form.blueprint.layout(for: state.storage)
    let moved = old.index.ids.map { new.index.position(of: $0) }
    let gone = old.fields.indices.filter { moved[$0] == nil }
    let heir = focusHeir(old, new, moved, state)
    for position in gone { dropWork(of: position, &state) }

    var origins = [Int?](repeating: nil, count: new.fields.count)
    for (position, target) in moved.enumerated() { if let target { origins[target] = position } }
    var entries: [FieldEntry] = []
    entries.reserveCapacity(new.fields.count)
    for (position, origin) in origins.enumerated() {
      let known = origin.map { state.validation.entries[$0] }
      entries.append(known ?? freshEntry(of: new.fields[position], &state))
    }
    let keys = gone.map { state.validation.entries[$0].key }
    state.book.changedValues.formUnion(keys)
    state.book.follow(moved)
    state.validation.follow(new.index, entries: entries, gone: keys)
    layout = new
    state.layout = new
    refreshOrder(&state)
    if let heir { place(focus: heir, &state) }
    let arrived = new.fields.indices.filter { origins[$0] == nil }
    state.validation.changed.formUnion(arrived.map { entries[$0].key })
    return arrived.filter { entries[$0].isActive }
  }

  private mutating func dropWork(of position: Int, _ state: inout State) {
    cancelRuns(of: position, &state)
    leaveDelay(position, &state)
    state.book.unjudged.remove(position)
  }

  /// Who gets the focus of a field that goes: the next that stays, else the previous, else nobody.
  ///
  /// - Returns: Nil if the focused field stays; the new focus otherwise, which may be nil.
  private func focusHeir(
    _ old: FormLayout<Value>,
    _ new: FormLayout<Value>,
    _ moved: [Int?],
    _ state: State
  ) -> AnyHashable?? {
    guard let focused = state.focusedField, let from = old.index.position(of: focused),
      moved[from] == nil
    else { return nil }
    func canTakeIt(_ position: Int) -> Bool {
      guard let target = moved[position] else { return false }
      return new.fields[target].isFocusable && new.fields[target].isActive(in: state.storage)
    }
    let after = state.validation.fields(after: from).first(where: canTakeIt)
    let heir = after ?? state.validation.fields(before: from).last(where: canTakeIt)
    return .some(heir.map { old.index.ids[$0] })
  }
}
