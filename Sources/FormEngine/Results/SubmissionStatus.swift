/// How far a form's submission got.
public enum SubmissionStatus: Equatable, Sendable {
  /// Nothing was submitted, or what was saved has changed since.
  case idle
  /// The submit-time validations or the save are running.
  case submitting
  /// The value on screen was saved.
  case submitted
  /// The last submission was refused; stays until the next one or a reset.
  case failed(SubmissionFailure)
}

/// Why a submission was refused.
public enum SubmissionFailure: Equatable, Sendable {
  /// Some fields show what is wrong with them.
  case invalidFields
  /// Saving failed with a message for the form as a whole.
  case error(ErrorMessage)
}
