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
    EntryFieldInForm(configuration: configuration)
  }
}

/// The content of a field, told in the person's language what is wrong with it.
private struct EntryFieldInForm: View {
  let configuration: FormFieldStyleConfiguration
  @Environment(\.locale) private var locale

  var body: some View {
    configuration.content
      .entryFieldError(configuration.validation?.messages.first?.text(in: locale.addressLanguage))
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
  /// The form's field is put in order as the kind does it, when it is left and when the form is
  /// submitted, so that what is judged is what is saved.
  ///
  /// - Parameters:
  ///   - kind: The kind that judges.
  ///   - policy: The events that run the rule.
  ///   - language: The language of the message, such as "de"; nil is the person's, where the view
  ///     asks for it as `.entryField` and `FormFieldValidationStatus` do.
  public init(
    kind: EntryFieldKind,
    policy: ValidationPolicy = .all,
    language: String? = nil
  ) {
    let rule = Self(policy: policy) { (text: String) -> ValidationResult in
      guard !text.isEmpty, let message = kind.check(text, language ?? "en") else { return .valid }
      guard language == nil else { return .invalid(ErrorMessage(message)) }
      return .invalid(ErrorMessage { kind.check(text, $0) ?? message })
    }
    self = rule.tidying(by: kind.tidy)
  }
}
