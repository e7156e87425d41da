import AddressUI
import ComposableForms
import SwiftUI

/// A field with its first error in it, and a line under it while it is being checked.
struct ProfileFieldStyle: FormFieldStyle {
  func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.content
        .entryFieldError(configuration.validation?.messages.first?.text)
        .entryFieldStyle(.well)
      if configuration.validation == .validating {
        FormFieldValidationStatus(validation: .validating)
      }
    }
  }
}
