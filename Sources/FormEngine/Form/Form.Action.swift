extension Form {
  /// What can happen to a form.
  public enum Action {
    /// One field was written: `.set(\.name, to: "Blob")`.
    case set(FieldWrite<Value>)
    /// The view moved the focus.
    case focusChanged(AnyHashable?)
    /// Return was pressed in a field.
    case submittedField(AnyHashable)
    /// The form is to be judged and saved.
    case submittedForm
    /// The running submission is given up.
    case cancelledSubmission
    /// Everything goes back to a value, the initial one by default.
    case reset(to: Value? = nil)
    /// A server found errors; the caller moves the focus.
    case setErrors([AnyHashable: [ErrorMessage]])
    /// The delay after a change is over.
    case observedChanges(FormTurn)
    /// A validation has its result.
    case validated(FormRun, Result<ValidationResult, any Error>)
    /// Saving ended.
    case submitted(FormRun, Result<Void, any Error>)

    /// Writes one field.
    public static func set<FieldValue>(
      _ keyPath: WritableKeyPath<Value, FieldValue>,
      to value: FieldValue
    ) -> Self {
      .set(FieldWrite(keyPath, to: value))
    }

    /// Writes one field of a row, wherever the row stands:
    /// `.set(\.number, ofRow: phone.id, in: \.phones, to: "+233 30 222 3344")`.
    ///
    /// Nothing happens if the row is gone.
    public static func set<Rows: MutableCollection, FieldValue>(
      _ keyPath: WritableKeyPath<Rows.Element, FieldValue>,
      ofRow id: Rows.Element.ID,
      in rows: WritableKeyPath<Value, Rows>,
      to value: FieldValue
    ) -> Self where Rows.Element: Identifiable {
      .set(FieldWrite(keyPath, ofRow: id, in: rows, to: value))
    }
  }
}

/// One write to one place of a value.
public struct FieldWrite<Value> {
  /// The place, to compare with others; of a row's field it can only be read while there is the row.
  public let keyPath: PartialKeyPath<Value>
  /// What is written, in a box that the field at the place can open.
  let written: Any
  let apply: (inout Value) -> Void

  /// Creates a write.
  ///
  /// Writing what stands in a declared field already is no change and leads to nothing.
  public init<FieldValue>(
    _ keyPath: WritableKeyPath<Value, FieldValue>,
    to value: FieldValue
  ) {
    self.keyPath = keyPath
    written = Seen(value: value)
    apply = { $0[keyPath: keyPath] = value }
  }

  /// Creates a write to a field of a row.
  public init<Rows: MutableCollection, FieldValue>(
    _ keyPath: WritableKeyPath<Rows.Element, FieldValue>,
    ofRow id: Rows.Element.ID,
    in rows: WritableKeyPath<Value, Rows>,
    to value: FieldValue
  ) where Rows.Element: Identifiable {
    let row = FieldRow<Rows>(id: id)
    self.keyPath = row.path(from: rows).appending(path: keyPath)
    written = Seen(value: value)
    apply = { root in
      guard let index = row.index(in: root[keyPath: rows]) else { return }
      root[keyPath: rows][index][keyPath: keyPath] = value
    }
  }
}

/// The changes of one turn, which share one delay.
public struct FormTurn: Hashable, Sendable {
  let token: UInt64
}

/// One run of a validation or of `onSubmit`; a result counts only while its run is current.
public struct FormRun: Hashable, Sendable {
  let token: UInt64
}
