/// Errors of single fields, for `onSubmit` to throw.
///
/// ```swift
/// throw FormFieldErrors([ProfileField.email: ["This address is taken"]])
/// ```
///
/// The messages stand at their fields until those change or the form is submitted again. What is said
/// of fields that the form doesn't know or doesn't show stands for the form, below `form`'s own
/// message; where nothing at all is said, the form says that saving was refused.
///
/// - Note: The ids are only compared and hashed, and hashable values don't change under their hash,
///   so handing them from the throwing task to the main actor is safe.
public struct FormFieldErrors: Error, @unchecked Sendable {
  /// The messages by field.
  public let errors: [AnyHashable: [ErrorMessage]]
  /// The message for the form as a whole.
  public let form: ErrorMessage?

  /// Creates errors from messages by field.
  public init(_ errors: [AnyHashable: [ErrorMessage]], form: ErrorMessage? = nil) {
    self.errors = errors
    self.form = form
  }

  /// What is said of the form, and of fields that can't say it themselves.
  func message(without placed: [AnyHashable]) -> ErrorMessage? {
    let stray = errors.filter { !placed.contains($0.key) }.values.joined()
    let messages = (form.map { [$0] } ?? []) + stray.sorted { $0.text < $1.text }
    guard messages.count > 1 else { return messages.first }
    return ErrorMessage(messages.map(\.text).joined(separator: "\n"), code: messages[0].code)
  }
}
