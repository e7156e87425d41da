/// What a form shows about one field.
public enum FieldValidation: Equatable, Sendable {
  /// A validation of the field is running.
  case validating
  /// The field was judged, and nothing is wrong.
  case valid
  /// The field was judged, or marked from outside, and these messages stand.
  case invalid([ErrorMessage])

  /// Returns a status with one or more messages.
  public static func invalid(_ first: ErrorMessage, _ rest: ErrorMessage...) -> Self {
    .invalid([first] + rest)
  }

  /// The messages to show, in the order the validations were declared.
  public var messages: [ErrorMessage] {
    if case .invalid(let messages) = self { messages } else { [] }
  }

  /// The same status, with an error that says nothing read as no error.
  var normalized: Self {
    self == .invalid([]) ? .valid : self
  }
}
