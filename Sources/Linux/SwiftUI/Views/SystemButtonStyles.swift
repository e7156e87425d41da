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
