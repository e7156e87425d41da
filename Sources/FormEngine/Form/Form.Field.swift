extension Form {
  /// A field of a form: an id, a place in the value, and rules for what stands there.
  ///
  /// ```swift
  /// Form.Field(\.email) {
  ///   Validation(error: "Email is required") { !$0.isEmpty }
  /// }
  /// ```
  public struct Field<FieldValue: Equatable> {
    private let id: AnyHashable
    private let path: WritableKeyPath<Value, FieldValue>
    private let validations: [Validation<FieldValue>]
    private var isFocusable = true
    private var conditions: [(Value) -> Bool] = []

    /// Creates a field that its key path names.
    public init(
      _ keyPath: WritableKeyPath<Value, FieldValue>,
      @ValidationBuilder<FieldValue> validations: () -> [Validation<FieldValue>] = { [] }
    ) {
      self.init(id: AnyHashable(keyPath), value: keyPath, validations: validations)
    }

    /// Creates a field with an id of its own, for code that knows fields by a name of the domain.
    public init(
      id: AnyHashable,
      value: WritableKeyPath<Value, FieldValue>,
      @ValidationBuilder<FieldValue> validations: () -> [Validation<FieldValue>] = { [] }
    ) {
      self.id = id
      path = value
      self.validations = validations()
    }

    /// Keeps the field out of everything while the condition doesn't hold.
    ///
    /// A field left out isn't judged, focused or counted, and forgets its errors. Its value stays.
    public func when(_ isActive: @escaping (Value) -> Bool) -> Self {
      var copy = self
      copy.conditions.append(isActive)
      return copy
    }

    /// Says whether the field can take the keyboard focus; "next" passes over one that can't.
    public func focusable(_ isFocusable: Bool) -> Self {
      var copy = self
      copy.isFocusable = isFocusable
      return copy
    }

    var slot: FieldSlot<Value> {
      TypedSlot(
        id: id,
        path: path,
        validations: validations,
        isFocusable: isFocusable,
        conditions: conditions
      )
    }
  }
}
