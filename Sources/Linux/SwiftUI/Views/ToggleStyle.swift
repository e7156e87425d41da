/// Draws toggles in another way.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
}

/// What a toggle style draws.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  nonisolated public struct Label: View {
    let view: AnyView

    @MainActor public var body: AnyView { view }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ; here it always stands for one.
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A switch, as the system prefers it.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabelledSwitch(isOn: configuration.$isOn, label: configuration.label.view)
  }
}

/// A switch beside its label.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    LabelledSwitch(isOn: configuration.$isOn, label: configuration.label.view)
  }
}

/// A button that stays pressed.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .modifier(
      EnvironmentModifier { values in
        values.semantics.isPressed = isOn
        values.buttonReadsPress = false
        values.buttonLook = {
          AnyView(SystemButtonBody(look: isOn ? .borderedProminent : .bordered, configuration: $0))
        }
      }
    )
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}

extension View {
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    // A style is used on the main actor only, where it was made.
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentModifier { values in
        let outer = values.toggleLook
        values.toggleLook = { configuration in
          let drawn = ToggleStyleBody(
            fields: StyleFields(style: style),
            configuration: configuration
          )
          .modifier(EnvironmentModifier { $0.toggleLook = outer })
          let isOfSystem =
            style is DefaultToggleStyle || style is SwitchToggleStyle || style is ButtonToggleStyle
          return isOfSystem
            ? AnyView(drawn) : AnyView(DrawnToggle(isOn: configuration.$isOn, content: drawn))
        }
      }
    )
  }

  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentModifier { $0.hidesLabels = true })
  }
}

/// A toggle as a style draws it.
private struct ToggleStyleBody<Style: ToggleStyle>: View {
  var fields: StyleFields<Style>
  let configuration: ToggleStyleConfiguration

  var body: some View { fields.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  private struct ToggleLookKey: EnvironmentKey {
    static var defaultValue: @MainActor (ToggleStyleConfiguration) -> AnyView {
      { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
    }
  }

  private struct HidesLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  var toggleLook: @MainActor (ToggleStyleConfiguration) -> AnyView {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }

  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}
