/// A form by another name, for files that import SwiftUI and its `Form`.
public typealias FormOf<Value> = Form<Value>

/// The reducer of a form: which fields it has, how they are judged, and how it is submitted.
///
/// ```swift
/// typealias ProfileForm = FormOf<ProfileDraft>
///
/// let form = ProfileForm {
///   ProfileForm.Field(\.name) {
///     Validation(error: "Name is required") { !$0.isEmpty }
///   }
/// }
/// .onSubmit { draft in try await save(draft) }
/// ```
///
/// It holds no state of its own: that is `Form.State`, kept by a `Store` or by any other
/// architecture that calls `reduce(into:action:)` and follows the effects.
public struct Form<Value>: Reducer {
  let blueprint: FormBlueprint<Value>
  var submit: (@MainActor (Value) async throws -> Void)?
  var normalize: ((inout Value) -> Void)?
  var submitsAfterLast = false
  var delay: FormDelay?
  var order: ((Value) -> [AnyHashable])?

  /// Creates a form from its fields, in the order of Return and of error messages.
  ///
  /// Where that order depends on the value: `fieldOrder(_:)`.
  public init(@FormBuilder<Value> fields: () -> [FormElement<Value>]) {
    blueprint = FormBlueprint(fields())
  }

  /// Says what saving means; called with a value that every submit-time validation found valid.
  ///
  /// What it throws becomes the form's failure: `FormFieldErrors` go to their fields, a
  /// `CancellationError` leaves no trace, anything else is shown as a message. At most one call is
  /// running at a time. `SubmissionAttempt.current` is set while it runs.
  public func onSubmit(
    _ submit: @escaping @MainActor (Value) async throws -> Void
  ) -> Self {
    var copy = self
    copy.submit = submit
    return copy
  }

  /// Tidies the value when the form is submitted, before anything is judged.
  public func normalizingOnSubmit(_ normalize: @escaping (inout Value) -> Void) -> Self {
    var copy = self
    copy.normalize = normalize
    return copy
  }

  /// Says whether Return in the last field submits the form; otherwise it ends editing.
  public func submitsAfterLastField(_ submits: Bool = true) -> Self {
    var copy = self
    copy.submitsAfterLast = submits
    return copy
  }

  /// Gives the form a delay of its own between a change and the validations that follow it.
  ///
  /// With `.immediate` corrections are judged in the turn of the change. It wins over
  /// `formObservedChangeValidationDelay`, so leave it out where a test should hold the clock.
  public func observedChangeDelay(_ delay: FormDelay) -> Self {
    var copy = self
    copy.delay = delay
    return copy
  }
}
