/// How the changes of the next patch move in the page.
///
/// What changes, comes or goes while an update is in a transaction with an animation is noted;
/// once the patch is made, it is known which of it a person sees, and only that is told.
@MainActor struct PageMotion {
  /// The animation of the change that is being carried out.
  var animation: Animation?
  /// How many transitions bring an animation of their own, and so need no transaction.
  var selfMoving = 0
  private var changes: [Int: Animation] = [:]
  private var made: [Int: Animation] = [:]
  private var departures: [Int: [PatchOperation]] = [:]

  /// What says that changes of elements move; it stands before them in the patch.
  private(set) var eases: [PatchOperation] = []
  /// What says how new elements come; it stands after them.
  private(set) var arrivals: [PatchOperation] = []

  nonisolated init() {}

  mutating func changed(_ element: PageElement) {
    if let animation { changes[element.id] = animation }
  }

  mutating func made(_ element: PageElement) {
    if let animation { made[element.id] = animation }
  }

  /// Notes how the elements of a node go: later nobody knows what they were.
  mutating func disposing(_ node: _Node) {
    guard animation != nil || selfMoving > 0 else { return }
    for element in node.flowElements where element.node === node && element.isShown {
      departures[element.id] = Self.operations(element, animation, isComing: false)
    }
  }

  /// What says how an element goes that is about to be deleted.
  mutating func goings(of id: Int) -> [PatchOperation] {
    departures.removeValue(forKey: id) ?? []
  }

  /// An element is new in the page, with all that is in it.
  mutating func inserted(_ element: PageElement) {
    let animation = made[element.id]
    guard animation != nil || selfMoving > 0 else { return }
    arrivals += Self.operations(element, animation, isComing: true)
  }

  /// Children of an element come, go or stand in another order.
  mutating func childrenChanged(of element: PageElement) {
    guard let animation = changes.removeValue(forKey: element.id) else { return }
    eases.append(.ease(id: element.id, animation.timing, movesChildren: true))
  }

  mutating func noteDifferences(
    of element: PageElement,
    _ shown: PageElement.Shown,
    _ now: PageElement.Shown
  ) {
    if !shown.children.elementsEqual(now.children, by: ===) { childrenChanged(of: element) }
    guard let animation = changes[element.id] else { return }
    if shown.className != now.className {
      eases.append(.ease(id: element.id, animation.timing, movesChildren: false))
    }
    if shown.content.text != now.content.text,
      let look = element.node?.environment.contentTransition.look
    {
      arrivals.append(.come(id: element.id, animation.timing, from: look.declarations))
    }
  }

  mutating func forget() {
    changes = [:]
    made = [:]
    departures = [:]
    eases = []
    arrivals = []
  }

  private static func operations(
    _ element: PageElement,
    _ animation: Animation?,
    isComing: Bool
  ) -> [PatchOperation] {
    // Dialogs come and go as a browser shows them.
    guard element.tag != "dialog", !element.content.properties.contains("hidden") else { return [] }
    let environment = element.node?.environment
    var source = element.transitionSource
    var transition = source?.transition ?? .opacity
    if environment?.accessibilityReduceMotion == true, transition.hasMotion {
      transition = .opacity
      source = nil
    }
    let own = isComing ? transition.insertionAnimation : transition.removalAnimation
    guard let timing = (own ?? animation)?.timing else { return [] }
    func operation(_ id: Int, _ look: [String: String]) -> PatchOperation {
      isComing ? .come(id: id, timing, from: look) : .go(id: id, timing.once, to: look)
    }
    let isRightToLeft = environment?.layoutDirection == .rightToLeft
    let look = transition.look(isComing: isComing, isRightToLeft: isRightToLeft)
    let inside = source?.looksInside(isComing: isComing) ?? [:]
    return (look.isNothing ? [] : [operation(element.id, look.declarations)])
      + inside.sorted { $0.key < $1.key }.map { operation($0.key, $0.value) }
  }
}

extension PageElement {
  /// What says how this element comes and goes.
  fileprivate var transitionSource: (any TransitionSource)? {
    guard let node, node.shownElements.contains(where: { $0 === self }) else { return nil }
    if let inside = (node as? any TransitionSource) ?? node.transitionInside { return inside }
    var place = node.parent
    while let parent = place, parent.flowElements.isEmpty {
      if let source = parent as? any TransitionSource { return source }
      place = parent.parent
    }
    return nil
  }
}
