extension Store {
  /// The value of one field; reading it observes that field only.
  ///
  /// A place that isn't a declared field is observed with the value as a whole.
  public func fieldValue<Value, FieldValue>(
    _ keyPath: KeyPath<Value, FieldValue>
  ) -> FieldValue where State == Form<Value>.State {
    let position = core.withState { $0.validation.index?.position(holding: keyPath) }
    guard let position else {
      observation.read(.value)
      return core.withState { $0.storage[keyPath: keyPath] }
    }
    observation.read(.fieldValue(core.withState { $0.validation.entries[position].key }))
    return core.withState { state in
      // The form's own key path to a field of a row knows where the row is.
      let known = state.layout?.fields[position].keyPath as? KeyPath<Value, FieldValue>
      return state.storage[keyPath: known ?? keyPath]
    }
  }

  /// A collection of rows; where the form declares fields for its rows, reading it observes which
  /// rows there are, and not what is in them.
  public func fieldRows<Value, Rows: MutableCollection>(
    _ keyPath: KeyPath<Value, Rows>
  ) -> Rows where State == Form<Value>.State {
    let isDeclared = core.withState { $0.layout?.hasRows(of: keyPath) == true }
    observation.read(isDeclared ? .rows : core.withState { $0.part(holding: keyPath) })
    return core.withState { $0.storage[keyPath: keyPath] }
  }

  /// What is shown about one field; reading it observes that field's status only.
  public func fieldValidation<Value>(
    _ id: AnyHashable
  ) -> FieldValidation? where State == Form<Value>.State {
    readStatus(of: id)
    return core.withState { $0.validation[id] }
  }

  /// Whether a field takes part now; reading it observes that field's status only.
  public func isFieldActive<Value>(_ id: AnyHashable) -> Bool where State == Form<Value>.State {
    readStatus(of: id)
    return core.withState { $0.isActive(id) }
  }

  /// Whether the form declares a field that doesn't take part now; reading it observes that field's
  /// status only.
  package func isFieldInactive<Value>(
    _ id: AnyHashable
  ) -> Bool where State == Form<Value>.State {
    readStatus(of: id)
    return core.withState { $0.validation.position(of: id) != nil && !$0.isActive(id) }
  }

  /// Whether a field has the focus; reading it observes the focus entering and leaving that field.
  public func isFocused<Value>(_ id: AnyHashable) -> Bool where State == Form<Value>.State {
    observation.read(.fieldFocus(id))
    return core.withState { $0.focusedField == id }
  }

  private func readStatus<Value>(of id: AnyHashable) where State == Form<Value>.State {
    let key = core.withState { $0.validation.key(of: id) }
    observation.read(key.map(StatePart.fieldStatus) ?? .statuses)
  }
}

extension Form.State {
  func part(holding keyPath: AnyKeyPath) -> StatePart {
    validation.index?.position(holding: keyPath)
      .map { .fieldValue(validation.entries[$0].key) } ?? .value
  }
}
