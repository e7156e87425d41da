/// A way of coming and going: how a view looks before it is there and after it has gone.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Self.Content,
    phase: TransitionPhase
  ) -> Self.Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// Where a view is on its way in or out.
@frozen public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the view is there, 0 while it is, 1 once it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
  /// Whether anything changes its place or its size.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The view that a transition or an animation stands on, as its body sees it.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  let child: AnyChild

  init(_ child: AnyChild) {
    self.child = child
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    PlaceholderContentNode(view, inputs)
  }
}

/// Where the app's own views begin, inside what a transition puts round them.
@MainActor protocol PlaceholderNode: _Node {}

@MainActor
private final class PlaceholderContentNode<Value>:
  ViewNode<PlaceholderContentView<Value>>, PlaceholderNode
{
  private var child: _Node?

  override init(_ view: PlaceholderContentView<Value>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.child.make(self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() {
    if let child { view.child.update(child, environment) }
  }
}
