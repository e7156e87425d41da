/// How much room a control takes.
@nonexhaustive public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentModifier { $0.controlSize = controlSize })
  }
}

extension ControlSize {
  /// What the size changes of a button with a surface.
  var styles: [StyleClass] {
    switch self {
    case .mini: [.init("padding:2px 8px"), .init("font-size:0.8125rem")]
    case .small: [.init("padding:4px 10px"), .init("font-size:0.9375rem")]
    case .regular: []
    case .large: [.init("padding:12px 20px")]
    case .extraLarge: [.init("padding:16px 24px")]
    }
  }
}
