extension Form {
  /// The fields of every row of a collection, declared once, as if a row were a form of its own.
  ///
  /// ```swift
  /// Form.ForEach(\.phones) {
  ///   Form.Field(\.number) {
  ///     Validation(error: "A number is required") { !$0.isEmpty }
  ///   }
  /// }
  /// ```
  ///
  /// A row's fields follow its id: errors, running checks and the focus stay with it when rows are
  /// inserted, removed or moved. A removed row takes them along, and if it had the focus, the next
  /// field gets it, or the previous one after the last. `FormFieldID.row(_:_:_:)` names its fields.
  /// Of rows with equal ids only the first takes part.
  ///
  /// Inserting, removing or moving rows costs time in proportion to the form, writing in one
  /// doesn't. Rows with rows of their own may be copied when a field of an inner row is written.
  public struct ForEach<Rows: MutableCollection> where Rows.Element: Identifiable {
    let element: FormElement<Value>

    /// Creates the fields of a collection's rows.
    public init(
      _ rows: WritableKeyPath<Value, Rows>,
      @FormBuilder<Rows.Element> fields: () -> [FormElement<Rows.Element>]
    ) {
      let group = TypedRows(path: rows, template: fields().flatMap(\.parts))
      element = FormElement(parts: [.rows(group)])
    }
  }
}
