/// The fields of a form in declared order, with everything that can be worked out once.
final class FormLayout<Value> {
  let fields: [FieldSlot<Value>]
  let index: FieldIndex
  /// Fields that are not always active.
  let conditional: [Int]
  /// Fields without a place in memory, which any write can change.
  let unplaced: [Int]
  /// For a field, those that share memory with it.
  let overlaps: [Int: [Int]]
  /// For a field, those with a check that reads it.
  let readers: [Int: [Int]]

  /// Fields by the key path of their value.
  var positionsByKeyPath: [AnyKeyPath: [Int]] { index.positionsByKeyPath }

  init(_ elements: [FormElement<Value>]) {
    var fields: [FieldSlot<Value>] = []
    var checks: [CrossCheck<Value>] = []
    for part in elements.flatMap(\.parts) {
      switch part {
      case .field(let slot): fields.append(slot)
      case .check(let check): checks.append(check)
      }
    }
    var positionsByKeyPath: [AnyKeyPath: [Int]] = [:]
    for (position, field) in fields.enumerated() {
      positionsByKeyPath[field.keyPath, default: []].append(position)
    }
    var added: [Int: [CrossCheck<Value>]] = [:]
    for check in checks {
      guard let target = positionsByKeyPath[check.target]?.first else {
        preconditionFailure("A check blames a field that the form doesn't declare.")
      }
      added[target, default: []].append(check)
    }
    for (position, checks) in added { fields[position] = fields[position].adding(checks) }

    let bytes = fields.map(\.bytes)
    let overlaps = Self.overlaps(of: bytes)
    self.fields = fields
    self.overlaps = overlaps
    index = FieldIndex(
      fields.map(\.id),
      ruleCounts: fields.map(\.plan.count),
      positionsByKeyPath: positionsByKeyPath
    )
    conditional = fields.indices.filter { !fields[$0].conditions.isEmpty }
    unplaced = fields.indices.filter { bytes[$0] == nil }
    readers = Self.readers(of: fields, byKeyPath: positionsByKeyPath)
  }

  /// The fields that share memory with one another; parts of a value nest or stand apart.
  private static func overlaps(of bytes: [Range<Int>?]) -> [Int: [Int]] {
    let placed = bytes.indices.compactMap { position in bytes[position].map { (position, $0) } }
      .filter { !$0.1.isEmpty }
      .sorted {
        ($0.1.lowerBound, -$0.1.upperBound, $0.0) < ($1.1.lowerBound, -$1.1.upperBound, $1.0)
      }
    var result: [Int: [Int]] = [:]
    var open: [(position: Int, end: Int)] = []
    for (position, range) in placed {
      while let last = open.last, last.end <= range.lowerBound { open.removeLast() }
      for outer in open {
        result[outer.position, default: []].append(position)
        result[position, default: []].append(outer.position)
      }
      open.append((position, range.upperBound))
    }
    return result
  }

  private static func readers(
    of fields: [FieldSlot<Value>],
    byKeyPath positions: [AnyKeyPath: [Int]]
  ) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for (target, field) in fields.enumerated() {
      for path in field.checks.flatMap(\.reading) {
        guard let read = positions[path] else {
          preconditionFailure("A check reads a field that the form doesn't declare.")
        }
        for position in read
        where position != target && result[position]?.contains(target) != true {
          result[position, default: []].append(target)
        }
      }
    }
    return result
  }
}
