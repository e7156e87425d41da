import FormEngine
import SwiftUI

/// Says that a field is being checked, or what is wrong with it; nothing where all is well.
///
/// The word for checking is in the person's language where the package knows it, in English
/// elsewhere; an app with words of its own passes them. Error messages are shown as the validations
/// wrote them.
public struct FormFieldValidationStatus: View {
  private let validation: FieldValidation?
  private let validating: String?
  @Environment(\.locale) private var locale

  /// Creates a status line.
  public init(validation: FieldValidation?) {
    self.init(validation: validation, validating: nil)
  }

  /// Creates a status line with other words for a running check, already translated.
  public init(validation: FieldValidation?, validating: String?) {
    self.validation = validation
    self.validating = validating
  }

  public var body: some View {
    switch validation {
    case .validating:
      Text(verbatim: validating ?? ValidatingText.text(for: locale))
        .font(.footnote)
        .foregroundStyle(.secondary)
    case .invalid(let messages):
      VStack(alignment: .leading, spacing: 2) {
        ForEach(messages.indices, id: \.self) { index in
          Text(verbatim: messages[index].text)
            .font(.footnote)
            .foregroundStyle(.red)
        }
      }
    case .valid, nil:
      EmptyView()
    }
  }
}
