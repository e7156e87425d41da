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

public enum _ButtonLook: Sendable {
  case automatic
  case plain
  case borderless
  case bordered
  case borderedProminent
}

// The system draws its own styles by their look; makeBody is what the protocol asks for.

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook? { .automatic }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook? { .plain }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook? { .borderless }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook? { .bordered }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public var _look: _ButtonLook? { .borderedProminent }

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
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

/// A button as a style of an app draws it.
private struct ButtonStyleBody<Style: ButtonStyle>: View {
  var fields: StyleFields<Style>
  let configuration: ButtonStyleConfiguration

  var body: some View { fields.style.makeBody(configuration: configuration) }
}

private struct PrimitiveBody<Style: PrimitiveButtonStyle>: View {
  var fields: StyleFields<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { fields.style.makeBody(configuration: configuration) }
}

/// A button as the system draws it.
struct SystemButtonBody: View {
  let look: _ButtonLook
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label.modifier(
      WrapperModifier { [look, role = configuration.role] environment in
        let isRow = look == .automatic && environment.buttonIsLink && environment.standsInRow
        let shown = isRow ? .plain : look
        return .init(
          classes: ["w"] + Self.classes(shown, role),
          styles: Self.styles(shown, environment)
        )
      }
    )
  }

  private static func classes(_ look: _ButtonLook, _ role: ButtonRole?) -> [String] {
    let danger = role == .destructive ? ["danger"] : []
    return switch look {
    case .plain: ["bp"]
    case .automatic, .borderless: ["bl"] + danger
    case .bordered: ["bl", "bb"] + danger
    case .borderedProminent: ["bf"] + danger
    }
  }

  private static func styles(
    _ look: _ButtonLook,
    _ environment: EnvironmentValues
  ) -> [StyleClass] {
    let size = look == .bordered || look == .borderedProminent ? environment.controlSize : .regular
    let corners = look == .bordered || look == .borderedProminent ? environment.buttonCorners : nil
    let shape = size.styles + (corners.map { [$0] } ?? [])
    guard let tint = environment.tint else { return shape }
    let colors: [StyleClass] =
      switch look {
      case .plain: []
      case .borderedProminent: [StyleClass("background:\(tint)")]
      default: [StyleClass("color:\(tint)")]
      }
    return shape + colors
  }
}
