extension View {
  /// Lets what changes below together with a value move over time.
  ///
  /// A change below that comes without a change of `value` takes place at once, or as the
  /// transaction says that it was made in.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }
}

nonisolated private struct ValueAnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let animation: Animation?
  let value: Value

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    ValueAnimationNode(view, inputs)
  }
}

@MainActor
private final class ValueAnimationNode<Content: View, Value: Equatable>:
  ModifierNode<Content, ValueAnimationModifier<Value>>
{
  private var lastValue: Value?

  override func didBuild() {
    lastValue = modifier.value
  }

  override func viewDidChange() {
    let isChanged = lastValue != modifier.value
    lastValue = modifier.value
    guard isChanged, let runtime, !runtime.transaction.disablesAnimations else {
      return super.viewDidChange()
    }
    var transaction = runtime.transaction
    transaction.animation = modifier.animation
    runtime.carryOut(transaction) { super.viewDidChange() }
  }
}
