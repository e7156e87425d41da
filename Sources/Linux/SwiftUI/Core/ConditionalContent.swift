/// One of two views, as `if` and `else` choose.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent>: View
where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ConditionalNode(view, inputs)
  }
}

extension _ConditionalContent: SelfComparing {
  static func areSame(_ one: Self, _ other: Self) -> Bool {
    switch (one.storage, other.storage) {
    case (.first(let one), .first(let other)): SwiftUI.areSame(one, other)
    case (.second(let one), .second(let other)): SwiftUI.areSame(one, other)
    default: false
    }
  }
}

@MainActor
private final class ConditionalNode<T: View, F: View>:
  TypedNode<_ConditionalContent<T, F>>
{
  private var isFirst = true
  private var child: _Node?

  init(_ view: _ConditionalContent<T, F>, _ inputs: _NodeInputs) {
    super.init(inputs)
    build(view)
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  private func build(_ view: _ConditionalContent<T, F>) {
    switch view.storage {
    case .first(let content):
      isFirst = true
      child = T._makeNode(content, inputs(at: 0))
    case .second(let content):
      isFirst = false
      child = F._makeNode(content, inputs(at: 1))
    }
  }

  override func take(_ new: _ConditionalContent<T, F>, _ environment: EnvironmentValues) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    switch (new.storage, child) {
    case (.first(let content), let child?) where isFirst:
      handOver(content, to: child, environment)
    case (.second(let content), let child?) where !isFirst:
      handOver(content, to: child, environment)
    default:
      child?.dispose()
      build(new)
      structureDidChange()
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    OptionalNode(view, inputs)
  }
}

/// A place that is kept whether or not something stands in it.
@MainActor private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var child: _Node?

  init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(inputs)
    child = view.map { Wrapped._makeNode($0, self.inputs(at: 0)) }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override func take(_ new: Wrapped?, _ environment: EnvironmentValues) {
    self.environment = environment
    runtime?.evaluations?.noteNode(self)
    switch (child, new) {
    case (let child?, let content?):
      handOver(content, to: child, environment)
    case (let old?, nil):
      old.dispose()
      child = nil
      structureDidChange()
    case (nil, let content?):
      child = Wrapped._makeNode(content, inputs(at: 0))
      structureDidChange()
    case (nil, nil):
      break
    }
  }
}
