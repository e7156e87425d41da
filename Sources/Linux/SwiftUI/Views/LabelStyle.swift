/// Draws labels in another way.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
}

/// What a label style draws.
public struct LabelStyleConfiguration {
  /// The label's words.
  nonisolated public struct Title: View {
    let view: AnyView
    /// The words where they are one text.
    let text: String?

    @MainActor public var body: AnyView { view }
  }

  /// The label's symbol.
  nonisolated public struct Icon: View {
    let view: AnyView

    @MainActor public var body: AnyView { view }
  }

  public let title: LabelStyleConfiguration.Title
  public let icon: LabelStyleConfiguration.Icon

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

/// The symbol and the words.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The symbol and the words, whatever the surroundings would choose.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The symbol alone; the words are its name for assistive technology.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(
      EnvironmentModifier { [text = configuration.title.text] in
        if let text, $0.semantics.label == nil { $0.semantics.label = text }
      }
    )
  }
}

/// The words alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension View {
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    // A style is used on the main actor only, where it was made.
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentModifier {
        $0.labelLook = {
          AnyView(LabelStyleBody(fields: StyleFields(style: style), configuration: $0))
        }
      }
    )
  }
}

/// A label as a style draws it.
struct LabelStyleBody<Style: LabelStyle>: View {
  var fields: StyleFields<Style>
  let configuration: LabelStyleConfiguration

  var body: some View { fields.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private struct LabelLookKey: EnvironmentKey {
    static var defaultValue: @MainActor (LabelStyleConfiguration) -> AnyView {
      { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
    }
  }

  var labelLook: @MainActor (LabelStyleConfiguration) -> AnyView {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}
