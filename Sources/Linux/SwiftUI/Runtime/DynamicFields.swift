@_spi(Reflection) import Swift

/// The stored properties of a type that must be connected to a node before they are read.
@MainActor final class DynamicFields<Owner>: BodyKind {
  struct Field {
    let install: @MainActor (inout Owner, _Node, inout AnyObject?) -> Void
  }

  private let fields: [Field]

  private init(_ fields: [Field]) {
    self.fields = fields
  }

  var isEmpty: Bool { fields.isEmpty }

  /// Finds them once per type.
  static func of(_ type: Owner.Type) -> DynamicFields<Owner> {
    let key = ObjectIdentifier(type)
    if let known = dynamicFieldsByType[key] {
      return unsafeDowncast(known, to: DynamicFields<Owner>.self)
    }
    let found = DynamicFields(find())
    dynamicFieldsByType[key] = found
    return found
  }

  func install(in owner: inout Owner, _ node: _Node, _ slots: inout [AnyObject?]) {
    if slots.count != fields.count { slots = Array(repeating: nil, count: fields.count) }
    for (index, field) in fields.enumerated() {
      field.install(&owner, node, &slots[index])
    }
  }

  private static func find() -> [Field] {
    var found: [Field] = []
    // NB: the option "ignore unknown fields" is 2; its named constant is a mutable static, which
    // Swift 6 refuses. Public reflection gives no writable key paths; until it does, this is the
    // one caller of the private form.
    _ = _forEachFieldWithKeyPath(of: Owner.self, options: .init(rawValue: 2)) { _, keyPath in
      func add<Property: DynamicProperty>(_: Property.Type) {
        guard let writable = keyPath as? WritableKeyPath<Owner, Property> else { return }
        nonisolated(unsafe) let path = writable
        found.append(
          Field { owner, node, slot in
            Property._install(&owner[keyPath: path], node, &slot)
            owner[keyPath: path].update()
          }
        )
      }
      if let type = Swift.type(of: keyPath).valueType as? any DynamicProperty.Type { add(type) }
      return true
    }
    return found
  }
}

/// Types never change while a process runs, so what was found holds for every session.
@MainActor private var dynamicFieldsByType: [ObjectIdentifier: BodyKind] = [:]

/// What is known of the bodies of one type.
@MainActor class BodyKind {
  /// Whether one of them has read something observable.
  fileprivate(set) final var reads = false
}

extension _Node {
  /// Runs a body, and again once anything observable that it read changes.
  ///
  /// Most types of views never read anything observable; what it takes to forget what was read is
  /// made only for those that did once. The one body that was found at it can't be made to forget,
  /// but what it read tells it nothing any more once it has run again.
  func tracking<Result>(_ kind: BodyKind, _ read: () -> Result) -> Result {
    guard runtime?.isLive == true else { return read() }
    guard !kind.reads else { return tracking(read) }
    return withObservationTracking(read, onChange: firstRead(kind))
  }

  private func firstRead(_ kind: BodyKind) -> @Sendable () -> Void {
    kind.reads = true
    let invalidator = invalidator
    let generation = invalidator.advance()
    return { invalidator.fire(generation) }
  }
}
