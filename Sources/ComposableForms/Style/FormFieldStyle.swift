import SwiftUI

/// How the fields of a form look: what stands around an input and how its status is told.
///
/// ```swift
/// struct InlineValidationStyle: FormFieldStyle {
///   func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
///     VStack(alignment: .leading, spacing: 4) {
///       configuration.content
///       FormFieldValidationStatus(validation: configuration.validation)
///     }
///   }
/// }
/// ```
@MainActor public protocol FormFieldStyle: Sendable {
  /// What a field looks like.
  associatedtype Body: View

  /// Returns a field.
  @ViewBuilder func makeBody(configuration: FormFieldStyleConfiguration) -> Body
}

/// What a style knows of one field.
public struct FormFieldStyleConfiguration {
  /// The field's input, whatever it is.
  public struct Content: View {
    private let content: AnyView

    init(_ content: some View) {
      self.content = AnyView(content)
    }

    public var body: some View { content }
  }

  /// The id by which the whole form knows the field.
  public let id: AnyHashable
  /// The field's input.
  public let content: Content
  /// What is to be shown about the field; nil while nothing has judged it.
  public let validation: FieldValidation?
  /// Whether the field has the keyboard focus.
  public let isFocused: Bool
  /// Does what Return in the field does: judges it and moves the focus on.
  public let submit: @MainActor () -> Void
}

extension View {
  /// Sets how the fields of the forms inside look.
  public func formFieldStyle<S: FormFieldStyle>(_ style: S) -> some View {
    environment(\.formFieldStyle, style)
  }
}

private struct FormFieldStyleKey: EnvironmentKey {
  static var defaultValue: any FormFieldStyle { DefaultFormFieldStyle() }
}

extension EnvironmentValues {
  var formFieldStyle: any FormFieldStyle {
    get { self[FormFieldStyleKey.self] }
    set { self[FormFieldStyleKey.self] = newValue }
  }
}
