/// The ids of a form's fields and their positions in declared order.
final class FieldIndex {
  let ids: [AnyHashable]
  let ruleCounts: [Int]
  /// The first field whose value stands at a key path.
  private let byKeyPath: [AnyKeyPath: Int]
  /// Further fields with the same place as another.
  private let more: [Int: [Int]]
  /// Fields with an id of their own.
  private let byID: [AnyHashable: Int]

  init<Root>(_ fields: [FieldSlot<Root>]) {
    var byKeyPath: [AnyKeyPath: Int] = [:]
    var more: [Int: [Int]] = [:]
    var byID: [AnyHashable: Int] = [:]
    byKeyPath.reserveCapacity(fields.count)
    for (position, field) in fields.enumerated() {
      let isNamedByPlace = field.isNamedByPlace
      if !isNamedByPlace {
        let taken = byID.updateValue(position, forKey: field.id)
        if taken != nil { Self.refuse(field.id) }
      }
      // Hashing a key path is what costs most here, so it is done once.
      if let first = byKeyPath.updateValue(position, forKey: field.keyPath) {
        byKeyPath[field.keyPath] = first
        let isTaken = isNamedByPlace && fields[first].id == field.id
        if isTaken { Self.refuse(field.id) }
        more[first, default: []].append(position)
        if isNamedByPlace { byID[field.id] = position }
      }
    }
    ids = fields.map(\.id)
    ruleCounts = fields.map(\.plan.count)
    self.byKeyPath = byKeyPath
    self.more = more
    self.byID = byID
  }

  private static func refuse(_ id: AnyHashable) -> Never {
    preconditionFailure("Two fields of a form have the same id, \(id).")
  }

  func position(of id: AnyHashable) -> Int? {
    if !byID.isEmpty, let own = byID[id] { return own }
    guard let path = id.base as? AnyKeyPath, let position = byKeyPath[path] else { return nil }
    return ids[position] == id ? position : nil
  }

  /// The first field whose value stands at the key path.
  func position(holding keyPath: AnyKeyPath) -> Int? {
    byKeyPath[keyPath]
  }

  /// The fields whose value stands at the key path.
  func positions(holding keyPath: AnyKeyPath) -> [Int] {
    byKeyPath[keyPath].map(positions(beside:)) ?? []
  }

  /// The first field at a place and the others there.
  func positions(beside first: Int) -> [Int] {
    more.isEmpty ? [first] : [first] + (more[first] ?? [])
  }
}
