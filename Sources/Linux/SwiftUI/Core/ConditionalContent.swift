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

@MainActor
private final class ConditionalNode<T: View, F: View>:
  ViewNode<_ConditionalContent<T, F>>
{
  private var child: _Node?
  private var isFirst = true

  override init(_ view: _ConditionalContent<T, F>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    build()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  private func build() {
    switch view.storage {
    case .first(let content):
      isFirst = true
      child = T._makeNode(content, inputs(at: 0))
    case .second(let content):
      isFirst = false
      child = F._makeNode(content, inputs(at: 1))
    }
  }

  override func viewDidChange() {
    switch (view.storage, child) {
    case (.first(let content), let child?) where isFirst:
      handOver(content, to: child, environment)
    case (.second(let content), let child?) where !isFirst:
      handOver(content, to: child, environment)
    default:
      child?.dispose()
      build()
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
@MainActor private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child: _Node?

  override init(_ view: Wrapped?, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = view.map { Wrapped._makeNode($0, self.inputs(at: 0)) }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() {
    switch (child, view) {
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
