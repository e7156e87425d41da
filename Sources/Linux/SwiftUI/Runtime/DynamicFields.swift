@_spi(Reflection) import Swift

/// The stored properties of a type that must be connected to a node before they are read.
@MainActor struct DynamicFields<Owner> {
  struct Field {
    let install: @MainActor (inout Owner, _Node, inout AnyObject?) -> Void
  }

  let fields: [Field]

  var isEmpty: Bool { fields.isEmpty }

  /// Finds them once per type.
  static func of(_ type: Owner.Type) -> DynamicFields<Owner> {
    let key = ObjectIdentifier(type)
    if let known = dynamicFieldsByType[key] as? DynamicFields<Owner> { return known }
    let found = DynamicFields(fields: find())
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
@MainActor private var dynamicFieldsByType: [ObjectIdentifier: Any] = [:]
