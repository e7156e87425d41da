extension Form {
  /// A field of a form: an id, a place in the value, and rules for what stands there.
  ///
  /// ```swift
  /// Form.Field(\.email) {
  ///   Validation(error: "Email is required") { !$0.isEmpty }
  /// }
  /// ```
  public struct Field<FieldValue: Equatable> {
    private let id: AnyHashable?
    private let path: WritableKeyPath<Value, FieldValue>
    private let validations: [Validation<FieldValue>]
    private var tidying: ((FieldValue) -> FieldValue)?
    private var isFocusable = true
    private var conditions: [(Value) -> Bool] = []

    /// Creates a field that its key path names.
    public init(
      _ keyPath: WritableKeyPath<Value, FieldValue>,
      @ValidationBuilder<FieldValue> validations: () -> [Validation<FieldValue>] = { [] }
    ) {
      id = nil
      path = keyPath
      self.validations = validations()
    }

    /// Creates a field with an id of its own, for code that knows fields by a name of the domain.
    public init(
      id: AnyHashable,
      value: WritableKeyPath<Value, FieldValue>,
      @ValidationBuilder<FieldValue> validations: () -> [Validation<FieldValue>] = { [] }
    ) {
      self.id = (id.base as? AnyKeyPath) == value ? nil : id
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

    /// Puts what stands in the field in order when the field is left, Return is pressed in it or the
    /// form is submitted, each time before anything is judged.
    ///
    /// What it changes is a change like any other. It has to leave alone what it has put in order.
    public func tidied(by tidy: @escaping (FieldValue) -> FieldValue) -> Self {
      var copy = self
      let earlier = tidying
      copy.tidying = { tidy(earlier?($0) ?? $0) }
      return copy
    }

    var slot: FieldSlot<Value> {
      TypedSlot(
        id: id,
        path: path,
        validations: validations,
        tidying: validations.reduce(tidying) { tidying, validation in
          guard let own = validation.tidying else { return tidying }
          return tidying.map { earlier in { own(earlier($0)) } } ?? own
        },
        isFocusable: isFocusable,
        conditions: conditions
      )
    }
  }
}
