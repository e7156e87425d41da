extension View {
  /// Says how a text turns into another one in a transaction with an animation.
  ///
  /// In a page the new text comes at its place while the old one is gone at once; `interpolate` and
  /// `identity` change it without a motion.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EnvironmentModifier { $0.contentTransition = transition })
  }
}

/// How content turns into other content.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
  }

  private let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// What the new content begins with; nil where it is there at once.
  var look: TransitionLook? {
    var look = TransitionLook()
    switch kind {
    case .identity, .interpolate: return nil
    case .opacity: break
    case .numericText(let countsDown): look.moveDown(by: countsDown ? -0.5 : 0.5)
    }
    look.fade()
    return look
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  /// How texts here turn into others.
  var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}
