/// Some nodes of one tree, looked through in the order they are drawn.
///
/// Only the branches that lead to one of them are walked.
@MainActor struct TreeOrder {
  private let nodes: Set<ObjectIdentifier>
  private var branches: Set<ObjectIdentifier> = []
  private var root: _Node?

  init(of nodes: [_Node]) {
    self.nodes = Set(nodes.map { ObjectIdentifier($0) })
    for node in nodes {
      var place: _Node? = node
      while let branch = place, branches.insert(ObjectIdentifier(branch)).inserted {
        if branch.parent == nil { root = branch }
        place = branch.parent
      }
    }
  }

  /// The first answer that one of the nodes gives; of nodes inside one another the outer is asked
  /// first.
  func first<Answer>(_ ask: (_Node) -> Answer?) -> Answer? {
    root.flatMap { first(from: $0, ask) }
  }

  private func first<Answer>(from node: _Node, _ ask: (_Node) -> Answer?) -> Answer? {
    if nodes.contains(ObjectIdentifier(node)), let answer = ask(node) { return answer }
    for child in node.children where branches.contains(ObjectIdentifier(child)) {
      if let answer = first(from: child, ask) { return answer }
    }
    return nil
  }
}
