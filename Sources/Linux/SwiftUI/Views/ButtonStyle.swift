/// Draws buttons in another way.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  )
    -> Self
    .Body
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let view: AnyView

    init(_ view: AnyView) {
      self.view = view
    }

    @MainActor public var body: AnyView { view }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

/// Draws buttons and says what triggers them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  )
    -> Self
    .Body

  /// The system's own look; nil for a style of an app.
  nonisolated var _look: _ButtonLook? { get }
}

extension PrimitiveButtonStyle {
  nonisolated public var _look: _ButtonLook? { nil }
}

/// What a primitive button style draws.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let view: AnyView

    @MainActor public var body: AnyView { view }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() {
    // Styles draw and act on the main actor.
    let action = action
    MainActor.assumeIsolated { action() }
  }
}

extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    // A style is used on the main actor only, where it was made.
    nonisolated(unsafe) let style = style
    return modifier(
      EnvironmentModifier {
        $0.primitiveButtonLook = nil
        $0.buttonLook = {
          AnyView(ButtonStyleBody(fields: StyleFields(style: style), configuration: $0))
        }
        $0.buttonReadsPress = true
      }
    )
  }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    nonisolated(unsafe) let style = style
    let look = style._look
    return modifier(
      EnvironmentModifier {
        guard let look else {
          $0.primitiveButtonLook = {
            AnyView(PrimitiveBody(fields: StyleFields(style: style), configuration: $0))
          }
          return
        }
        $0.primitiveButtonLook = nil
        $0.buttonLook = { AnyView(SystemButtonBody(look: look, configuration: $0)) }
        $0.buttonReadsPress = false
      }
    )
  }
}

extension EnvironmentValues {
  private struct ButtonLookKey: EnvironmentKey {
    static var defaultValue: @MainActor (ButtonStyleConfiguration) -> AnyView {
      { AnyView(SystemButtonBody(look: .automatic, configuration: $0)) }
    }
  }

  private struct PrimitiveLookKey: EnvironmentKey {
    static var defaultValue: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)? { nil }
  }

  /// What stands for buttons where a style of an app says what triggers them.
  var primitiveButtonLook: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)? {
    get { self[PrimitiveLookKey.self] }
    set { self[PrimitiveLookKey.self] = newValue }
  }

  private struct ButtonPressKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct ButtonDidActKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  var buttonLook: @MainActor (ButtonStyleConfiguration) -> AnyView {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  /// Whether the style shows that a button is pressed.
  var buttonReadsPress: Bool {
    get { self[ButtonPressKey.self] }
    set { self[ButtonPressKey.self] = newValue }
  }

  /// What a button does after its action: a dialog closes.
  var buttonDidAct: (@MainActor () -> Void)? {
    get { self[ButtonDidActKey.self] }
    set { self[ButtonDidActKey.self] = newValue }
  }
}
