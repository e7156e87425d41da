import AddressUI
import ComposableForms
import SwiftUI

/// A field with its first error below it, and a note in its corner while it is being checked.
///
/// The note lies over the field, so that nothing moves when a check begins or ends.
struct ProfileFieldStyle: FormFieldStyle {
  func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    configuration.content
      .entryFieldError(configuration.validation?.messages.first?.text)
      .onEntryFieldSubmit(configuration.submit)
      .entryFieldStyle(.well)
      .overlay(alignment: .topTrailing) {
        if configuration.validation == .validating {
          FormFieldValidationStatus(validation: .validating)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .allowsHitTesting(false)
        }
      }
  }
}
