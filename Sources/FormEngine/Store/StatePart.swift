/// A part of a state that is observed by itself.
enum StatePart: Hashable {
  case whole
  case value
  /// Which rows there are.
  case rows
  case statuses
  case flags
  case pendingChecks
  case focus
  /// A field by its key.
  case fieldValue(Int)
  case fieldStatus(Int)
  case fieldFocus(AnyHashable)
}

/// A state that can tell which of its parts changed.
protocol ObservedInParts {
  /// The parts that key paths read; what is missing only the whole state covers.
  static var parts: [AnyKeyPath: StatePart] { get }

  /// Returns the parts that changed since the last call.
  mutating func takeChanges() -> [StatePart]
}

extension Form.State: ObservedInParts {
  static var parts: [AnyKeyPath: StatePart] {
    [
      \Self.value: .value, \Self.focusedField: .focus, \Self.validation: .statuses,
      \Self.validationErrors: .statuses, \Self.firstInvalidField: .statuses,
      \Self.submission: .flags, \Self.refusals: .flags, \Self.canSubmit: .flags,
      \Self.hasErrors: .flags, \Self.isSubmitting: .flags, \Self.isSubmitted: .flags,
      \Self.isValidating: .flags, \Self.hasPendingChecks: .pendingChecks,
    ]
  }

  mutating func takeChanges() -> [StatePart] {
    var parts: [StatePart] = []
    if book.valueWasWritten {
      book.valueWasWritten = false
      parts.append(.value)
      parts += book.changedValues.map(StatePart.fieldValue)
      book.changedValues.removeAll(keepingCapacity: true)
    }
    if book.rowsChanged {
      book.rowsChanged = false
      parts.append(.rows)
    }
    if !validation.changed.isEmpty || validation.orderChanged {
      validation.orderChanged = false
      parts.append(.statuses)
      parts += validation.changed.map(StatePart.fieldStatus)
      validation.changed.removeAll(keepingCapacity: true)
    }
    if focusedField != book.toldFocus {
      parts.append(.focus)
      for id in [book.toldFocus, focusedField] { if let id { parts.append(.fieldFocus(id)) } }
      book.toldFocus = focusedField
    }
    let flags = FormFlags(
      submission: submission,
      refusals: refusals,
      hasErrors: hasErrors,
      isValidating: isValidating
    )
    if flags != book.toldFlags {
      book.toldFlags = flags
      parts.append(.flags)
    }
    if hasPendingChecks != book.toldPendingChecks {
      book.toldPendingChecks = hasPendingChecks
      parts.append(.pendingChecks)
    }
    return parts
  }
}

/// What a view reads about a form as a whole, observed as one.
struct FormFlags: Equatable {
  var submission = SubmissionStatus.idle
  var refusals = 0
  var hasErrors = false
  var isValidating = false
}
