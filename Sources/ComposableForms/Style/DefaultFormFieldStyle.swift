import SwiftUI

/// The input, and below it that a check is running or what is wrong.
public struct DefaultFormFieldStyle: FormFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.content
      FormFieldValidationStatus(validation: configuration.validation)
    }
  }
}

extension FormFieldStyle where Self == DefaultFormFieldStyle {
  /// The input, and below it that a check is running or what is wrong.
  public static var `default`: DefaultFormFieldStyle { DefaultFormFieldStyle() }
}
