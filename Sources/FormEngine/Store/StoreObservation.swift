/// The observed parts of a store's state; a part costs something only once it was read.
@MainActor final class StoreObservation<State> {
  private var nodes: [StatePart: ObservationNode] = [:]
  private let parts: [AnyKeyPath: StatePart]
  private let take: ((inout State) -> [StatePart])?

  init() {
    let type = State.self as? any ObservedInParts.Type
    parts = type?.parts ?? [:]
    take = type.flatMap { Self.taking(from: $0) }
  }

  private static func taking<Parts: ObservedInParts>(
    from _: Parts.Type
  ) -> ((inout State) -> [StatePart])? {
    // The same type under two names: the identity reaches the state in place, without a copy.
    let identity: AnyKeyPath = \State.self
    guard let path = identity as? WritableKeyPath<State, Parts> else { return nil }
    return { $0[keyPath: path].takeChanges() }
  }

  func read(_ part: StatePart) {
    let node = nodes[part] ?? ObservationNode()
    nodes[part] = node
    node.read()
  }

  func read(_ keyPath: AnyKeyPath) {
    read(parts[keyPath] ?? .whole)
  }

  /// Gathers what a turn changed.
  func changes(in state: inout State) -> [StatePart] {
    guard let take else { return [.whole] }
    let parts = take(&state)
    return parts.isEmpty ? [] : parts + [.whole]
  }

  func tell(_ parts: [StatePart]) {
    guard !nodes.isEmpty else { return }
    for part in parts { nodes[part]?.changed() }
  }
}
