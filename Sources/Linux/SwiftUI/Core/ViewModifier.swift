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

  /// Hands the node that was built for a view with this modifier a new one.
  @MainActor static func _update<Modified: View>(
    _ node: _Node,
    _ view: ModifiedContent<Modified, Self>,
    _ environment: EnvironmentValues
  ) -> Bool
}

extension ViewModifier {
  @MainActor public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    CompositeModifierNode(view, inputs)
  }

  @MainActor public static func _update<Modified: View>(
    _ node: _Node,
    _ view: ModifiedContent<Modified, Self>,
    _ environment: EnvironmentValues
  ) -> Bool {
    node.updateIfDrawing(view, environment)
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

  let source: ModifiedSource

  init(_ source: ModifiedSource) {
    self.source = source
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ModifierContentNode<Modifier>(view, inputs)
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

  @MainActor public static func _update(
    _ node: _Node,
    _ view: Self,
    _ environment: EnvironmentValues
  ) -> Bool {
    Modifier._update(node, view, environment)
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
