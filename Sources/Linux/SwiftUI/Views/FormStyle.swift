/// Draws forms in another way.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
}

/// What a form style draws.
public struct FormStyleConfiguration {
  /// The form's content.
  nonisolated public struct Content: View {
    let view: AnyView

    @MainActor public var body: AnyView { view }
  }

  public let content: FormStyleConfiguration.Content
}

/// The style of the platform: in a page, grouped.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormRows(content: configuration.content, hasColumns: false)
  }
}

/// Rows on a card for each section.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormRows(content: configuration.content, hasColumns: false)
  }
}

/// A column of labels beside one of what they name; it does not scroll.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormRows(content: configuration.content, hasColumns: true)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { .init() }
}

extension View {
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    // A style is used on the main actor only, where it was made.
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentModifier {
        $0.formLook = {
          AnyView(FormStyleBody(fields: StyleFields(style: style), configuration: $0))
        }
      }
    )
  }
}

/// A form as a style draws it.
struct FormStyleBody<Style: FormStyle>: View {
  var fields: StyleFields<Style>
  let configuration: FormStyleConfiguration

  var body: some View { fields.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private struct FormLookKey: EnvironmentKey {
    static var defaultValue: @MainActor (FormStyleConfiguration) -> AnyView {
      { AnyView(AutomaticFormStyle().makeBody(configuration: $0)) }
    }
  }

  var formLook: @MainActor (FormStyleConfiguration) -> AnyView {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}
