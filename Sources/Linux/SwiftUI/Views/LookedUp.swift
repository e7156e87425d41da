/// Draws with something that stands in the environment.
struct LookedUp<Value>: View {
  @Environment private var value: Value
  private let content: (Value) -> AnyView

  init(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    content: @escaping (Value) -> AnyView
  ) {
    _value = Environment(keyPath)
    self.content = content
  }

  var body: AnyView { content(value) }
}
