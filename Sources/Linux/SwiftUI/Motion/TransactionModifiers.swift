extension View {
  /// Changes the transaction of what happens inside.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    // Transactions are carried out on the main actor.
    nonisolated(unsafe) let transform = transform
    return modifier(TransactionModifier { transform(&$0) })
  }

  /// Lets every change below move over time.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }
    )
  }
}

/// A node that changes the transactions of what happens below it.
@MainActor protocol TransactionChanging: _Node {
  func change(_ transaction: inout Transaction)
}

nonisolated private struct TransactionModifier: ViewModifier {
  typealias Body = Never

  let transform: @MainActor (inout Transaction) -> Void

  init(_ transform: @escaping @MainActor (inout Transaction) -> Void) {
    self.transform = transform
  }

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    TransactionNode(view, inputs)
  }
}

@MainActor
private final class TransactionNode<Content: View>:
  ModifierNode<Content, TransactionModifier>, TransactionChanging
{
  override func prepare() {
    runtime?.transactionChangers += 1
  }

  func change(_ transaction: inout Transaction) {
    modifier.transform(&transaction)
  }

  override func viewDidChange() {
    guard let runtime else { return super.viewDidChange() }
    var transaction = runtime.transaction
    change(&transaction)
    runtime.carryOut(transaction) { super.viewDidChange() }
  }

  override func dispose() {
    if isAlive { runtime?.transactionChangers -= 1 }
    super.dispose()
  }
}
