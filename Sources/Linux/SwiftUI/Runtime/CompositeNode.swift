/// A view made of other views: its state, and one child for its body.
@MainActor final class CompositeNode<V: View>: ViewNode<V> {
  private let fields = DynamicFields.of(V.self)
  private var slots: [AnyObject?] = []
  private var child: _Node?

  override init(_ view: V, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    evaluate()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }

  override var isSettledByItsView: Bool { true }

  override func viewDidChange() { evaluate() }

  override func reevaluate() { evaluate() }

  private func evaluate() {
    // Work on a copy: nothing of this node is borrowed while code of the app runs.
    var view = self.view
    // What the properties read while they are connected counts as read by the body.
    let body = tracking(fields) {
      if !fields.isEmpty {
        fields.install(in: &view, self, &slots)
        self.view = view
      }
      runtime?.evaluations?.noteBody(of: V.self)
      return view.body
    }
    if let child {
      handOver(body, to: child, environment)
    } else {
      child = V.Body._makeNode(body, inputs(at: 0))
    }
  }
}
