/// A view that something else is put round, without its type.
struct AnyChild {
  private let box: ViewBox

  init<V: View>(_ view: V) {
    box = ViewBox.Of(view)
  }

  @MainActor func make(_ inputs: _NodeInputs) -> _Node { box.makeNode(inputs) }

  @MainActor func update(_ node: _Node, _ environment: EnvironmentValues) {
    let isTaken = box.handOver(to: node, environment)
    precondition(isTaken, "What stands round a view is of the same kinds from update to update.")
  }
}
