/// A view that draws nothing.
nonisolated public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ViewNode(view, inputs)
  }
}
