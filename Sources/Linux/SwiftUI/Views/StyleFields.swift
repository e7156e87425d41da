/// A style whose environment and state are connected before it draws.
///
/// A style is no view; what draws with it holds it in one of these.
struct StyleFields<Style>: DynamicProperty {
  var style: Style

  @MainActor static func _install(
    _ property: inout StyleFields<Style>,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    let slots = slot as? StyleSlots ?? StyleSlots()
    slot = slots
    DynamicFields.of(Style.self).install(in: &property.style, node, &slots.slots)
  }
}

@MainActor private final class StyleSlots {
  var slots: [AnyObject?] = []
}
