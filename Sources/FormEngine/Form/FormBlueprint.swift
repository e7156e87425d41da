/// The declaration of a form, from which the layout for a value is made.
final class FormBlueprint<Value> {
  let identity = FormIdentity()
  let parts: [FormElement<Value>.Part]
  let hasRows: Bool
  /// The layout of every value, where there are no rows.
  private(set) var fixed: FormLayout<Value>?

  init(_ elements: [FormElement<Value>]) {
    parts = elements.flatMap(\.parts)
    hasRows = parts.contains { if case .rows = $0 { true } else { false } }
    if !hasRows { fixed = FormLayout(identity, parts: parts, value: nil) }
  }

  /// The fields that a value has.
  func layout(for value: Value) -> FormLayout<Value> {
    fixed ?? FormLayout(identity, parts: parts, value: value)
  }
}

/// Tells one declaration of a form from another.
final class FormIdentity {}
