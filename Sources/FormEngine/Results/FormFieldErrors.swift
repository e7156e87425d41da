/// Errors of single fields, for `onSubmit` to throw.
///
/// ```swift
/// throw FormFieldErrors([ProfileField.email: ["This address is taken"]])
/// ```
///
/// The messages stand at their fields until those change or the form is submitted again. Fields the
/// form doesn't know or doesn't show are passed over; if none is left, a message stands for the form.
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
}
