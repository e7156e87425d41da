import ComposableForms
import SwiftUI

/// Lets the entry fields of a form say themselves what the form finds wrong.
///
/// ```swift
/// ComposableForm(store) {
///   FormField(\.email) { $email in
///     EntryField("E-mail", text: $email).entryFieldKind(.email)
///   }
/// }
/// .formFieldStyle(.entryField)
/// ```
///
/// A field shows the first message of the form's validations, and none of its kind's own; to have
/// the kind's check too, declare it with `Validation(kind:)`. Next and Done above a number pad do
/// what Return does.
public struct EntryFieldFormFieldStyle: FormFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    configuration.content
      .entryFieldError(configuration.validation?.messages.first?.text)
      .onEntryFieldSubmit(configuration.submit)
  }
}

extension FormFieldStyle where Self == EntryFieldFormFieldStyle {
  /// Lets the entry fields of a form say themselves what the form finds wrong.
  public static var entryField: EntryFieldFormFieldStyle { EntryFieldFormFieldStyle() }
}

extension Validation where Value == String {
  /// Creates the rule that an entry field of a kind has by itself; an empty text passes.
  ///
  /// - Parameters:
  ///   - kind: The kind that judges.
  ///   - policy: The events that run the rule.
  ///   - language: The language of the message, such as "de".
  public init(
    kind: EntryFieldKind,
    policy: ValidationPolicy = .all,
    language: String = "en"
  ) {
    self.init(policy: policy) { (text: String) -> ValidationResult in
      guard !text.isEmpty, let message = kind.check(kind.tidy(text), language) else {
        return .valid
      }
      return .invalid(ErrorMessage(message))
    }
  }
}
