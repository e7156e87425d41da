/// A stored property that changes what a view draws.
public protocol DynamicProperty {
  mutating func update()

  /// Connects the property to the node that owns it. `slot` lives as long as the node.
  @MainActor static func _install(_ property: inout Self, _ node: _Node, _ slot: inout AnyObject?)
}

extension DynamicProperty {
  public mutating func update() {}

  /// Connects the dynamic properties inside this one.
  @MainActor public static func _install(
    _ property: inout Self, _ node: _Node, _ slot: inout AnyObject?
  ) {
    let slots = slot as? NestedSlots ?? NestedSlots()
    slot = slots
    DynamicFields.of(Self.self).install(in: &property, node, &slots.slots)
  }
}

@MainActor private final class NestedSlots {
  var slots: [AnyObject?] = []
}
