extension View {
  /// Lets what a closure puts round this view change with an animation, and nothing in the view.
  nonisolated public func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    // The closure is called once for its views; what the view itself changes in is only known when
    // they are updated.
    let transactions = TransactionBox()
    let child = AnyChild(OutsideTransaction(content: self, transactions: transactions))
    return AnimatedBody(
      content: body(PlaceholderContentView(child)),
      animation: animation,
      transactions: transactions
    )
  }
}

/// Hands the transaction round an animated body to the view in it.
private final class TransactionBox: @unchecked Sendable {
  // Unchecked because it is only touched during updates, which are on the main actor.
  var outer: Transaction?
}

nonisolated private struct AnimatedBody<Content: View>: View {
  typealias Body = Never

  let content: Content
  let animation: Animation?
  let transactions: TransactionBox

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    AnimatedBodyNode(view, inputs)
  }
}

@MainActor private final class AnimatedBodyNode<Content: View>: ViewNode<AnimatedBody<Content>> {
  private var child: _Node?

  override init(_ view: AnimatedBody<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = Content._makeNode(view.content, self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() {
    guard let child, let runtime else { return }
    var transaction = runtime.transaction
    view.transactions.outer = transaction
    if !transaction.disablesAnimations { transaction.animation = view.animation }
    runtime.carryOut(transaction) { handOver(view.content, to: child, environment) }
    view.transactions.outer = nil
  }
}

nonisolated private struct OutsideTransaction<Content: View>: View {
  typealias Body = Never

  let content: Content
  let transactions: TransactionBox

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    OutsideTransactionNode(view, inputs)
  }
}

@MainActor
private final class OutsideTransactionNode<Content: View>:
  ViewNode<OutsideTransaction<Content>>
{
  private var child: _Node?

  override init(_ view: OutsideTransaction<Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    child = Content._makeNode(view.content, self.inputs(at: 0))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func viewDidChange() {
    guard let child else { return }
    if let outer = view.transactions.outer, let runtime {
      runtime.carryOut(outer) { handOver(view.content, to: child, environment) }
    } else {
      handOver(view.content, to: child, environment)
    }
  }
}
