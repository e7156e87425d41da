/// A view whose type only the box that holds it knows.
class ViewBox {
  @MainActor func makeNode(_ inputs: _NodeInputs) -> _Node {
    fatalError("A subclass answers this.")
  }

  /// The type of the view.
  var type: ObjectIdentifier { fatalError("A subclass answers this.") }

  /// Hands the view to the node that was built for one of the same type.
  @MainActor func handOver(to node: _Node, _ environment: EnvironmentValues) -> Bool {
    fatalError("A subclass answers this.")
  }

  /// Whether the other box is known to hold the same view.
  func isSame(as other: ViewBox) -> Bool { fatalError("A subclass answers this.") }

  /// A box for the view with a modifier.
  func modified(by modifier: some ViewModifier) -> ViewBox {
    fatalError("A subclass answers this.")
  }

  fileprivate init() {}

  final class Of<V: View>: ViewBox {
    private let view: V

    init(_ view: V) {
      self.view = view
    }

    @MainActor override func makeNode(_ inputs: _NodeInputs) -> _Node { V._makeNode(view, inputs) }

    @MainActor override func handOver(to node: _Node, _ environment: EnvironmentValues) -> Bool {
      V._update(node, view, environment)
    }

    override var type: ObjectIdentifier { ObjectIdentifier(V.self) }

    override func isSame(as other: ViewBox) -> Bool {
      guard let other = other as? Of<V> else { return false }
      return areSame(view, other.view)
    }

    override func modified(by modifier: some ViewModifier) -> ViewBox {
      ViewBox.Of<ModifiedContent>(ModifiedContent(content: view, modifier: modifier))
    }
  }
}
