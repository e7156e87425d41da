/// A view for each element of a collection, told apart by identity.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  nonisolated public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ForEachNode(view, inputs)
  }
}

@MainActor
private final class ForEachNode<Data, ID, Content>:
  ViewNode<ForEach<Data, ID, Content>>, Identifying
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var nodes: [ID: _Node] = [:]
  private var order: [ID] = []

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    takeOver()
  }

  override var children: [_Node] { order.compactMap { nodes[$0] } }

  var identifiedChildren: [(identity: AnyHashable, node: _Node)] {
    order.compactMap { key in nodes[key].map { (AnyHashable(key), $0) } }
  }

  override func viewDidChange() {
    if takeOver() { structureDidChange() }
  }

  override func reevaluate() { viewDidChange() }

  /// The rows as the app describes them; what it reads for them is observed.
  private func contents() -> [(key: ID, content: Content)] {
    let view = view
    var seen: Set<ID> = []
    return tracking {
      view.data.compactMap { element in
        let key = element[keyPath: view.id]
        guard seen.insert(key).inserted else {
          runtime?.warn("Two elements of a ForEach have the same id; only the first is drawn.")
          return nil
        }
        return (key, view.content(element))
      }
    }
  }

  /// Keeps the node of every element that stays; returns whether the rows are others now.
  @discardableResult private func takeOver() -> Bool {
    var new: [ID: _Node] = [:]
    var newOrder: [ID] = []
    for (key, content) in contents() {
      if let node = nodes.removeValue(forKey: key) {
        handOver(content, to: node, environment)
        new[key] = node
      } else {
        new[key] = Content._makeNode(content, inputs(path: path.appending(identity: key)))
      }
      newOrder.append(key)
    }
    let changed = newOrder != order
    for gone in nodes.values { gone.dispose() }
    nodes = new
    order = newOrder
    return changed
  }
}
