/// What a validation found.
public enum ValidationResult: Equatable, Sendable {
  /// Nothing is wrong.
  case valid
  /// Something is wrong; an empty list of messages counts as valid.
  case invalid([ErrorMessage])

  /// Returns an invalid result with one or more messages.
  public static func invalid(_ first: ErrorMessage, _ rest: ErrorMessage...) -> Self {
    .invalid([first] + rest)
  }
}
