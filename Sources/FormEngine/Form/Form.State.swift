extension Form {
  /// A form's value, focus, errors and submission.
  ///
  /// Write to it as to any state: `state.value.name = "Blob"`, `state.focusedField = id`,
  /// `state.validation[id] = .valid`. A form notices how its fields differ from before. What is
  /// written before a form first sees the state is where it starts from.
  public struct State {
    var storage: Value
    /// Whether the value was written from outside since the form last looked.
    var isDirty = false
    var book = FormBook()
    /// What was last handed over to be saved, while it matters whether the value is still that.
    var handedOver: Value?
    /// The fields as the form last found them.
    var layout: FormLayout<Value>?

    /// The value to go back to on reset.
    public package(set) var initialValue: Value
    /// The field with the keyboard focus.
    public var focusedField: AnyHashable?
    /// What is shown about each field.
    public var validation = FieldValidations()
    /// How far the submission got.
    public package(set) var submission: SubmissionStatus = .idle
    /// How many submissions have been refused so far, not part of `==`.
    ///
    /// Two refusals in a row can look the same; this tells them apart, so that a haptic or an
    /// announcement is repeated.
    public internal(set) var refusals = 0

    /// Creates a state around a value.
    public init(value: Value) {
      storage = value
      initialValue = value
    }

    /// What is being edited.
    public var value: Value {
      _read { yield storage }
      _modify {
        isDirty = true
        yield &storage
      }
    }
  }
}

extension Form.State {
  /// Whether a submit button should invite: no error is shown and nothing is being submitted.
  ///
  /// Advice for a view. The form itself takes every submission and judges again.
  public var canSubmit: Bool { !isSubmitting && !hasErrors }

  /// Whether an active field shows an error; a failed save is none.
  public var hasErrors: Bool { validation.hasErrors }

  /// Whether submit-time validations or `onSubmit` are running.
  public var isSubmitting: Bool { submission == .submitting }

  /// Whether the value on screen was saved.
  public var isSubmitted: Bool { submission == .submitted }

  /// Whether an asynchronous validation is running; waiting for a delay doesn't count.
  public var isValidating: Bool { !book.runs.isEmpty }

  /// Whether a validation is running or will after a delay.
  public var hasPendingChecks: Bool { isValidating || !book.delays.isEmpty }

  /// The messages of all active fields, in declared order.
  public var validationErrors: [ErrorMessage] { validation.messages }

  /// Whether the form has the field and it takes part now (see `Form.Field.when(_:)`).
  ///
  /// Before a form first saw the state, no field is active.
  public func isActive(_ id: AnyHashable) -> Bool {
    validation.position(of: id).map { validation.entries[$0].isActive } ?? false
  }

  /// The first field, in declared order, that shows an error.
  ///
  /// It may be one that can't take the focus, and is then the place to scroll to.
  public var firstInvalidField: AnyHashable? { validation.firstInvalid }
}

extension Form.State: Equatable where Value: Equatable {
  /// Compares what a person can see; bookkeeping doesn't count.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage == right.storage && left.initialValue == right.initialValue
      && left.focusedField == right.focusedField && left.submission == right.submission
      && left.validation == right.validation
  }
}
