import FormEngine
import SwiftUI

/// Says that a field is being checked, or what is wrong with it; nothing where all is well.
///
/// The word for checking is looked up in the app's own string table. Error messages are shown as
/// the validations wrote them.
public struct FormFieldValidationStatus: View {
  private let validation: FieldValidation?

  /// Creates a status line.
  public init(validation: FieldValidation?) {
    self.validation = validation
  }

  public var body: some View {
    switch validation {
    case .validating:
      Text("Validating…")
        .font(.footnote)
        .foregroundStyle(.secondary)
    case .invalid(let messages):
      VStack(alignment: .leading, spacing: 2) {
        ForEach(messages.indices, id: \.self) { index in
          Text(messages[index].text)
            .font(.footnote)
            .foregroundStyle(.red)
        }
      }
    case .valid, nil:
      EmptyView()
    }
  }
}
