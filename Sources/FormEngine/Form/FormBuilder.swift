/// Collects the fields of a form in declared order.
@resultBuilder public enum FormBuilder<Value> {
  /// Takes a field.
  public static func buildExpression<FieldValue>(
    _ field: Form<Value>.Field<FieldValue>
  ) -> [FormElement<Value>] {
    [FormElement(parts: [.field(field.slot)])]
  }

  /// Takes a scope's fields.
  public static func buildExpression<Child>(
    _ scope: Form<Value>.Scope<Child>
  ) -> [FormElement<Value>] {
    [scope.element]
  }

  /// Takes the fields of a collection's rows.
  public static func buildExpression<Rows>(
    _ rows: Form<Value>.ForEach<Rows>
  ) -> [FormElement<Value>] {
    [rows.element]
  }

  /// Takes a check.
  public static func buildExpression<FieldValue>(
    _ check: Form<Value>.Check<FieldValue>
  ) -> [FormElement<Value>] {
    [FormElement(parts: [.check(check.check)])]
  }

  /// Takes elements made elsewhere.
  public static func buildExpression(_ elements: [FormElement<Value>]) -> [FormElement<Value>] {
    elements
  }

  /// Joins parts in order.
  public static func buildBlock(_ parts: [FormElement<Value>]...) -> [FormElement<Value>] {
    parts.flatMap { $0 }
  }

  /// Takes a part that may be left out.
  public static func buildOptional(_ part: [FormElement<Value>]?) -> [FormElement<Value>] {
    part ?? []
  }

  /// Takes the first of two parts.
  public static func buildEither(first: [FormElement<Value>]) -> [FormElement<Value>] {
    first
  }

  /// Takes the second of two parts.
  public static func buildEither(second: [FormElement<Value>]) -> [FormElement<Value>] {
    second
  }

  /// Joins the rounds of a loop.
  public static func buildArray(_ rounds: [[FormElement<Value>]]) -> [FormElement<Value>] {
    rounds.flatMap { $0 }
  }
}
