extension Store {
  /// The value of one field; reading it observes that field only.
  ///
  /// A place that isn't a declared field is observed with the value as a whole.
  public func fieldValue<Value, FieldValue>(
    _ keyPath: KeyPath<Value, FieldValue>
  ) -> FieldValue where State == Form<Value>.State {
    observation.read(core.withState { $0.part(holding: keyPath) })
    return core.withState { $0.storage[keyPath: keyPath] }
  }

  /// What is shown about one field; reading it observes that field's status only.
  public func fieldValidation<Value>(
    _ id: AnyHashable
  ) -> FieldValidation? where State == Form<Value>.State {
    let position = core.withState { $0.validation.position(of: id) }
    observation.read(position.map(StatePart.fieldStatus) ?? .statuses)
    return core.withState { $0.validation[id] }
  }

  /// Whether a field takes part now; reading it observes that field's status only.
  public func isFieldActive<Value>(_ id: AnyHashable) -> Bool where State == Form<Value>.State {
    let position = core.withState { $0.validation.position(of: id) }
    observation.read(position.map(StatePart.fieldStatus) ?? .statuses)
    return core.withState { $0.isActive(id) }
  }

  /// Whether a field has the focus; reading it observes the focus entering and leaving that field.
  public func isFocused<Value>(_ id: AnyHashable) -> Bool where State == Form<Value>.State {
    observation.read(.fieldFocus(id))
    return core.withState { $0.focusedField == id }
  }
}

extension Form.State {
  func part(holding keyPath: AnyKeyPath) -> StatePart {
    validation.index?.position(holding: keyPath).map(StatePart.fieldValue) ?? .value
  }
}
