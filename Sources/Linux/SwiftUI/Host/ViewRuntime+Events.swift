extension ViewRuntime {
  /// Carries out what a person did and brings the tree up to date.
  ///
  /// All values are noted as shown before anything is told about them: the browser owns what
  /// stands in its controls.
  public func handle(_ event: PageEvent) -> PageEventRefusal? {
    runtime.queue.beginAttending()
    defer { runtime.queue.endAttending() }
    let refusal = CurrentRuntime.$value.withValue(runtime) { perform(event) }
    flush()
    return refusal
  }

  private func perform(_ event: PageEvent) -> PageEventRefusal? {
    switch event {
    case .set(let values):
      return take(values)
    case .submit(let id, let values):
      let refusal = take(values)
      // What was typed must be seen before the button acts on it.
      flush()
      return activate(id) ?? refusal
    case .tap(let id):
      return activate(id)
    case .focus(let from, let to):
      runtime.focus.moved(from: from, to: to, in: runtime.page)
      return nil
    case .press(let id, let isPressed):
      return onNode(id) { (node: any Activatable) in node.press(isPressed) }
    case .dismiss(let id):
      return onNode(id) { (node: any Dismissable) in node.dismissedByPerson() }
    case .environment(let change):
      setEnvironment(change)
      return nil
    case .key(let id, let key):
      return press(key, on: id)
    case .still(let number):
      return runtime.isStill(number)
    case .fit(let id, let index):
      return onNode(id) { (node: any Fitting) in node.fits(index) }
    case .rows(let id, let from, let count):
      guard let gap = runtime.page[id] else { return .gone }
      guard gap.isGap else { return .wrongKind }
      return onNode(id) { (node: any RowMaking) in
        node.makeRows(in: gap, from: from, count: count)
      }
    case .size(let id, let size):
      return onNode(id) { (node: any Sized) in node.takeSize(size) }
    case .scrolled(let id, let target):
      return onNode(id) { (node: any Scrolled) in node.scrolled(to: target) }
    }
  }

  /// Offers a key to the view that has the focus.
  ///
  /// A page sends the keys that a view asked for and does nothing with them itself; what the view
  /// leaves is done here.
  private func press(_ key: String, on id: Int) -> PageEventRefusal? {
    guard let node = runtime.page[id]?.node, node.isAlive else { return .gone }
    guard let taker = node as? any KeyTaking else { return .wrongKind }
    if taker.keyPressed(key) { return nil }
    switch key {
    case "Enter": return activate(id)
    case "Escape":
      var place = node.parent
      while let parent = place, !(parent is any Dismissable) { place = parent.parent }
      (place as? any Dismissable)?.dismissedByPerson()
      return nil
    default: return nil
    }
  }

  private func activate(_ id: Int) -> PageEventRefusal? {
    guard let element = runtime.page[id] else { return .gone }
    guard !element.content.properties.contains("disabled") else { return .disabled }
    return onNode(id) { (node: any Activatable) in node.activate() }
  }

  private func onNode<Kind>(_ id: Int, _ act: (Kind) -> Void) -> PageEventRefusal? {
    guard let node = runtime.page[id]?.node, node.isAlive else { return .gone }
    guard let node = node as? Kind else { return .wrongKind }
    act(node)
    return nil
  }

  /// Notes values as shown, then tells the controls in the order they stand in.
  private func take(_ values: [PageEvent.ControlValue]) -> PageEventRefusal? {
    var refusal: PageEventRefusal?
    var taken: [(element: PageElement, value: String)] = []
    for entry in values {
      switch runtime.page.accept(entry) {
      case .success(let element): taken.append((element, entry.value))
      case .failure(let reason): refusal = refusal ?? reason
      }
    }
    for entry in taken {
      entry.element.control?.shown = entry.value
    }
    for entry in taken {
      (entry.element.node as? any ValueTaking)?.take(entry.value)
    }
    return refusal
  }

  /// Makes the rows and sets the controls of a page that was there before this tree: all that
  /// exist now, and then those that appear because of them.
  ///
  /// Rows of a list that comes later, as from a file, are made when it comes.
  ///
  /// - Parameters:
  ///   - values: What the controls held, by path.
  ///   - gaps: The rows that were not made, by the path of their collection: `64+188 300+12`.
  public func restore(values: [String: String], gaps: [String: String] = [:]) {
    runtime.keptGaps = gaps.compactMapValues { RowPlan.gaps(from: $0) }
    makeKeptRows()
    var open = values
    for _ in 0..<3 where !open.isEmpty {
      let found =
        open.compactMap { path, value in
          runtime.page.control(atPath: path).map { (path: path, element: $0, value: value) }
        }
        .sorted { $0.element.id < $1.element.id }
      guard !found.isEmpty else { return }
      for entry in found { open[entry.path] = nil }
      let different = found.filter { $0.value != $0.element.control?.value }
      _ = handle(.set(different.map { .init(id: $0.element.id, value: $0.value) }))
    }
  }

  private func makeKeptRows() {
    guard !runtime.keptGaps.isEmpty else { return }
    let gaps = runtime.page.elements.values.filter(\.isGap).sorted { $0.id < $1.id }
    for gap in gaps { (gap.node as? any RowMaking)?.makeKeptRows() }
    flush()
  }
}

extension PageEventRefusal: Error {}

extension PageTree {
  /// Whether a control may take a value now.
  func accept(
    _ entry: PageEvent.ControlValue
  ) -> Swift.Result<PageElement, PageEventRefusal> {
    guard let element = self[entry.id] else { return .failure(.gone) }
    guard let control = element.control else { return .failure(.wrongKind) }
    guard !element.content.properties.contains("disabled") else { return .failure(.disabled) }
    guard entry.value.utf8.count <= control.maximumLength else { return .failure(.tooLong) }
    if let offered = control.offered, !offered.contains(entry.value) {
      return .failure(.notOffered)
    }
    return .success(element)
  }
}

/// A node that a person can send away.
@MainActor protocol Dismissable: _Node {
  func dismissedByPerson()
}
