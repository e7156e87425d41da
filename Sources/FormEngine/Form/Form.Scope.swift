extension Form {
  /// The fields of a nested value, declared as if it were a form of its own.
  ///
  /// The ids inside are those of the whole form (see `FormFieldID.scoped(_:_:)`).
  public struct Scope<Child> {
    let element: FormElement<Value>

    /// Creates a scope of the fields of a nested value.
    public init(
      _ keyPath: WritableKeyPath<Value, Child>,
      @FormBuilder<Child> fields: () -> [FormElement<Child>]
    ) {
      element = FormElement(parts: fields().flatMap(\.parts).map { $0.lifted(by: keyPath) })
    }
  }

  /// A rule of one field that also reads others.
  ///
  /// A change of a field it reads judges the target again, as a change of its own would, but only
  /// once the target has been judged: no "passwords differ" before the second one is typed.
  public struct Check<FieldValue> {
    let check: CrossCheck<Value>

    /// Creates a check that blames a declared field and reads other declared fields.
    public init(
      _ field: WritableKeyPath<Value, FieldValue>,
      reading: [PartialKeyPath<Value>],
      policy: ValidationPolicy = .all,
      _ validate: @escaping (Value) -> ValidationResult
    ) {
      check = CrossCheck(target: field, reading: reading, policy: policy, validate: validate)
    }
  }
}
