/// The ids of a form's fields and their positions in declared order.
final class FieldIndex {
  let ids: [AnyHashable]
  let ruleCounts: [Int]
  let positions: [AnyHashable: Int]
  /// Fields by the key path of their value.
  let positionsByKeyPath: [AnyKeyPath: [Int]]

  init(
    _ ids: [AnyHashable],
    ruleCounts: [Int],
    positionsByKeyPath: [AnyKeyPath: [Int]]
  ) {
    self.positionsByKeyPath = positionsByKeyPath
    self.ids = ids
    self.ruleCounts = ruleCounts
    positions = Dictionary(
      zip(ids, ids.indices),
      uniquingKeysWith: { first, _ in
        preconditionFailure("Two fields of a form have the same id, \(ids[first]).")
      }
    )
  }

  /// The first field whose value stands at the key path.
  func position(holding keyPath: AnyKeyPath) -> Int? {
    positionsByKeyPath[keyPath]?.first
  }
}
