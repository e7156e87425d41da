import FormEngine
import SwiftUI

/// Says that a field is being checked, or what is wrong with it; nothing where all is well.
///
/// The word for checking is in the person's language where the package knows it, in English
/// elsewhere; an app with words of its own passes them. Error messages are shown in the person's
/// language where they know it, else as the validations wrote them. The colours keep a contrast of
/// 4.5 to 1 and more on the backgrounds of the system.
public struct FormFieldValidationStatus: View {
  private let validation: FieldValidation?
  private let validating: String?
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme

  /// Creates a status line.
  public init(validation: FieldValidation?) {
    self.init(validation: validation, validating: nil)
  }

  /// Creates a status line with other words for a running check, already translated.
  public init(validation: FieldValidation?, validating: String?) {
    self.validation = validation
    self.validating = validating
  }

  private var language: String { locale.language.languageCode?.identifier ?? "en" }

  public var body: some View {
    switch validation {
    case .validating:
      Text(verbatim: validating ?? ValidatingText.text(for: locale))
        .font(.footnote)
        .foregroundStyle(StatusColor.checking(colorScheme).color)
    case .invalid(let messages):
      VStack(alignment: .leading, spacing: 2) {
        ForEach(messages.indices, id: \.self) { index in
          Text(verbatim: messages[index].text(in: language))
            .font(.footnote)
            .foregroundStyle(StatusColor.error(colorScheme).color)
        }
      }
    case .valid, nil:
      EmptyView()
    }
  }
}
