/// Changes a view into another one.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Builds the node for a view with this modifier. Modifiers of apps take the default.
  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node
}

extension ViewModifier {
  @MainActor public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    CompositeModifierNode(view, inputs)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) acts by itself and has no body to ask for.")
  }
}

/// The view that a modifier was put on, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never

  let child: AnyChild

  init(_ child: AnyChild) {
    self.child = child
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ModifierContentNode(view, inputs)
  }
}

@MainActor
private final class ModifierContentNode<Modifier: ViewModifier>:
  ViewNode<_ViewModifier_Content<Modifier>>
{
  private var child: _Node?

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.child.make(self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() {
    if let child { view.child.update(child, environment) }
  }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    Modifier._makeNode(view, inputs)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier of an app: its state, and one child for its body.
@MainActor
private final class CompositeModifierNode<Content: View, Modifier: ViewModifier>:
  ViewNode<ModifiedContent<Content, Modifier>>
{
  private let fields = DynamicFields.of(Modifier.self)
  private var slots: [AnyObject?] = []
  private var child: _Node?

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    evaluate()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() { evaluate() }

  override func reevaluate() { evaluate() }

  private func evaluate() {
    var view = self.view
    fields.install(in: &view.modifier, self, &slots)
    self.view = view
    let body = tracking { view.modifier.body(content: .init(AnyChild(view.content))) }
    if let child {
      handOver(body, to: child, environment)
    } else {
      child = Modifier.Body._makeNode(body, inputs(at: 0))
    }
  }
}
