/// What the page is told: the changes since it was last told, or all of it.
extension PageTree {
  /// The page shows exactly this tree; what it was asked to do, such as focusing, it still does.
  func markShown() {
    layOut()
    markShown(root)
    touchedElements = [:]
    motion.forget()
  }

  private func markShown(_ element: PageElement) {
    element.isShownNow()
    element.control?.shown = element.control?.value ?? ""
    for child in element.children { markShown(child) }
    touchedElements[element.id] = nil
  }

  func markRules(known names: Set<String>) {
    knownRules.formUnion(names)
  }

  /// Everything that brings the page from what it shows to this tree.
  func takePatch() -> [PatchOperation] {
    layOut()
    var rules: [PatchOperation] = []
    var changes: [PatchOperation] = []
    // A parent has a smaller number than what was put into it later, and an element that is
    // inserted brings everything in it along.
    let touched = touchedElements.values.sorted { $0.id < $1.id }
    // What has left a place goes first: it may have taken others along, or stand elsewhere now.
    for element in touched { appendDeletions(from: element, to: &changes) }
    for element in touched {
      guard let shown = element.shown else { continue }
      appendChanges(of: element, shown: shown, to: &changes, rules: &rules)
    }
    touchedElements = [:]
    defer {
      pending = []
      motion.forget()
    }
    return rules + motion.eases + changes + motion.arrivals + pending
  }

  /// Replaces all that the page shows below the root.
  func rebuildPatch() -> [PatchOperation] {
    layOut()
    var rules: [PatchOperation] = []
    var changes: [PatchOperation] = []
    for child in root.children {
      changes.append(
        .insert(parent: root.id, before: nil, snapshot(child, noting: &rules))
      )
    }
    markShown(root)
    touchedElements = [:]
    defer {
      pending = []
      motion.forget()
    }
    return rules + changes + pending
  }

  private func appendDeletions(
    from element: PageElement,
    to changes: inout [PatchOperation]
  ) {
    guard let shown = element.shown else { return }
    let now = Set(element.children.map(\.id))
    let gone = shown.children.filter { !now.contains($0.id) }
    guard !gone.isEmpty else { return }
    motion.childrenChanged(of: element)
    for id in gone.map(\.id) {
      changes += motion.goings(of: id)
      changes.append(.delete(id: id))
      forget(id)
    }
    element.shown?.children.removeAll { !now.contains($0.id) }
  }

  /// The page shows nothing of an element that is out of it; it may come back.
  private func forget(_ id: Int) {
    guard let element = elements[id], let shown = element.shown else { return }
    element.shown = nil
    for child in shown.children { forget(child.id) }
  }

  private func appendChanges(
    of element: PageElement,
    shown: PageElement.Shown,
    to changes: inout [PatchOperation],
    rules: inout [PatchOperation]
  ) {
    let now = element.showing
    noteRules(element, in: &rules)
    appendDifferences(element.id, shown, now, to: &changes)
    motion.noteDifferences(of: element, shown, now)
    let children = element.children
    if !now.children.elementsEqual(shown.children, by: ===) {
      let edits = ChildEdits(
        shown: shown.children.map(\.id),
        now: now.children.map(\.id),
        fixed: children.first { $0.contains(focusedElement) }?.id
      )
      var before: Int?
      for child in children.reversed() {
        if edits.inserted.contains(child.id) {
          let new = snapshot(child, noting: &rules)
          changes.append(.insert(parent: element.id, before: before, new))
          motion.inserted(child)
          markShown(child)
        } else if edits.moved.contains(child.id) {
          changes.append(.move(id: child.id, before: before))
        }
        before = child.id
      }
    }
    element.isShownNow()
    if let control = element.control, control.value != control.shown {
      changes.append(.value(id: element.id, control.value))
      element.control?.shown = control.value
    }
  }

  private func appendDifferences(
    _ id: Int,
    _ shown: PageElement.Shown,
    _ now: PageElement.Shown,
    to changes: inout [PatchOperation]
  ) {
    let (old, new) = (shown.content, now.content)
    if old.text != new.text { changes.append(.text(id: id, new.text ?? "")) }
    var attributes: [String: String?] = [:]
    if old.attributes != new.attributes {
      for name in Set(old.attributes.keys).union(new.attributes.keys)
      where old.attributes[name] != new.attributes[name] {
        attributes.updateValue(new.attributes[name], forKey: name)
      }
    }
    if old.classes != new.classes || old.styles != new.styles || shown.fills != now.fills {
      let names = now.className
      if shown.className != names {
        attributes.updateValue(names.isEmpty ? nil : names, forKey: "class")
      }
    }
    if shown.path != now.path { attributes.updateValue(now.path, forKey: "data-p") }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      changes.append(.attribute(id: id, name: name, value: value))
    }
    guard old.properties != new.properties else { return }
    for name in old.properties.symmetricDifference(new.properties).sorted() {
      changes.append(.property(id: id, name: name, isOn: new.properties.contains(name)))
    }
  }

  /// The attributes as the page takes them: classes and a control's path are among them there.
  private func attributes(of element: PageElement) -> [ElementSnapshot.Attribute] {
    var found = element.content.attributes.map {
      ElementSnapshot.Attribute(name: $0.key, value: $0.value)
    }
    let classes = element.className
    if !classes.isEmpty { found.append(.init(name: "class", value: classes)) }
    if let path = element.control?.path { found.append(.init(name: "data-p", value: path)) }
    return found.sorted { $0.name < $1.name }
  }

  private func noteRules(_ element: PageElement, in rules: inout [PatchOperation]) {
    for style in element.content.styles where knownRules.insert(style.name).inserted {
      rules.append(.rule(className: style.name, css: style.rule))
    }
  }

  func snapshot(_ element: PageElement) -> ElementSnapshot {
    var rules: [PatchOperation] = []
    return snapshot(element, noting: &rules, marksRules: false)
  }

  private func snapshot(
    _ element: PageElement,
    noting rules: inout [PatchOperation],
    marksRules: Bool = true
  ) -> ElementSnapshot {
    if marksRules { noteRules(element, in: &rules) }
    return ElementSnapshot(
      tag: element.tag,
      id: element.id,
      attributes: attributes(of: element),
      properties: element.content.properties.sorted(),
      text: element.content.text,
      value: element.control?.value,
      path: element.control?.path,
      children: element.children.map { snapshot($0, noting: &rules, marksRules: marksRules) }
    )
  }

  /// Every rule that the tree uses now.
  var rules: [String: String] {
    var found: [String: String] = [:]
    func gather(_ element: PageElement) {
      for style in element.content.styles { found[style.name] = style.rule }
      for child in element.children { gather(child) }
    }
    gather(root)
    return found
  }
}

extension PageElement {
  /// Whether an element stands in this one or is it.
  func contains(_ other: PageElement?) -> Bool {
    var place = other
    while let element = place {
      if element === self { return true }
      place = element.parent
    }
    return false
  }
}
