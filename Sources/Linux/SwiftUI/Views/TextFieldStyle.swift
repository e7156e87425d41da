/// Draws text fields.
///
/// Only the system's own styles can be named here.
public protocol TextFieldStyle {
  var _look: _TextFieldLook { get }
}

public enum _TextFieldLook: Sendable {
  /// Nothing round what is typed.
  case plain
  case roundedBorder
}

/// What the system would choose; on a page as on a phone that is the plain one.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension View {
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    let look = style._look
    return modifier(EnvironmentModifier { $0.textFieldLook = look })
  }
}

extension EnvironmentValues {
  private struct TextFieldLookKey: EnvironmentKey {
    static var defaultValue: _TextFieldLook { .plain }
  }

  var textFieldLook: _TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}
