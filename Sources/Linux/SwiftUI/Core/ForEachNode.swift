/// The views of a collection's elements, told apart by identity.
///
/// In a list or a lazy stack they are rows, and only those that a page is about to show are made.
/// What tells rows apart is read for all of them, what they show only for those.
@MainActor
final class ForEachNode<Data, ID, Content>:
  ViewNode<ForEach<Data, ID, Content>>, Identifying
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  /// The identities of all elements, each once.
  private var order: [ID] = []
  /// Where the elements stand in the data; empty where that is their place in `order`.
  private var offsets: [Int] = []
  private var nodes: [ID: _Node] = [:]
  /// The nodes that are made, as they stand.
  private var made: [(place: Int, node: _Node)] = []
  /// How many rows were made at first.
  private var head = 0
  private let gaps = RowGaps()
  private var allowance: RowAllowance?
  /// What was read for rows that were made since everything was evaluated.
  private var later: [Tracker] = []

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    allowance = enclosingRowAllowance
    takeOver()
  }

  override var children: [_Node] { made.map(\.node) }

  var identifiedChildren: [(identity: AnyHashable, node: _Node)] {
    made.map { (AnyHashable(order[$0.place]), $0.node) }
  }

  override func appendElements(to elements: inout [PageElement]) {
    var open = gaps.gaps[...]
    for (place, node) in made {
      while let gap = open.first, gap.rows.lowerBound < place {
        elements.append(gap.element)
        open = open.dropFirst()
      }
      node.appendElements(to: &elements)
    }
    elements += open.map(\.element)
    if let rest = gaps.rest { elements.append(rest) }
  }

  override func viewDidChange() {
    if takeOver() { structureDidChange() }
  }

  override func reevaluate() { viewDidChange() }

  override func dispose() {
    super.dispose()
    forgetLater()
    gaps.remove(from: runtime?.page)
  }

  // MARK: Taking over the app's data

  /// Keeps the node of every element that stays; returns whether the rows are others now.
  @discardableResult private func takeOver() -> Bool {
    forgetLater()
    allowance?.open(runtime)
    let oldOrder = order
    let oldPlaces = made.map(\.place)
    var isOther = false
    let (plan, contents) = tracking { () -> (RowPlan?, [(Int, Content)]) in
      isOther = readIdentities()
      guard isOther else { return (nil, views(at: oldPlaces)) }
      let plan = newPlan(known: oldOrder)
      let places = order.indices.filter { plan?.isMade[$0] ?? true }
      return (plan, views(at: places))
    }
    var new: [ID: _Node] = [:]
    var newMade: [(place: Int, node: _Node)] = []
    newMade.reserveCapacity(contents.count)
    for (place, content) in contents {
      let key = order[place]
      let node: _Node
      if let known = nodes.removeValue(forKey: key) {
        handOver(content, to: known, environment)
        node = known
      } else {
        // Rows inside this one may have used up what this one was promised.
        if let allowance, plan?.granted.contains(place) == true {
          guard allowance.left > 0 else { continue }
          allowance.takeOne()
        }
        node = Content._makeNode(content, inputs(path: path.appending(identity: key)))
      }
      new[key] = node
      newMade.append((place, node))
    }
    for gone in nodes.values { gone.dispose() }
    nodes = new
    made = newMade
    head = max(head, min(RowPlan.window, leadingRows))
    if allowance != nil {
      updateGaps()
      makeKeptRows()
    }
    return isOther
  }

  /// Reads what tells the elements apart; returns whether they are others than before.
  private func readIdentities() -> Bool {
    let identity = view.id
    let all = view.data.map { $0[keyPath: identity] }
    // The usual case, and it needs no set of all identities.
    if offsets.isEmpty, all == order { return false }
    var seen: Set<ID> = []
    seen.reserveCapacity(all.count)
    let unique = all.indices.filter { seen.insert(all[$0]).inserted }
    if unique.count < all.count {
      runtime?.warn("Two elements of a ForEach have the same id; only the first is drawn.")
    }
    offsets = unique.count == all.count ? [] : unique
    let new = offsets.isEmpty ? all : unique.map { all[$0] }
    defer { order = new }
    return new != order
  }

  /// Which rows to make; nil where all are.
  private func newPlan(known: [ID]) -> RowPlan? {
    guard let allowance, order.count > made.count || order.count >= RowPlan.window else {
      return nil
    }
    let waiting = gaps.gaps.isEmpty ? [] : Set(known)
    let rows = order.map { key -> RowPlan.Row in
      if nodes[key] != nil { return .made }
      return waiting.contains(key) ? .waiting : .new
    }
    return RowPlan(rows, head: head, allowance: allowance.left)
  }

  private func views(at places: [Int]) -> [(Int, Content)] {
    let data = view.data
    let count = data.count
    return places.compactMap { place in
      let offset = offsets.isEmpty ? place : offsets[place]
      // A collection that is a reference may have shrunk since it was read.
      guard offset < count else { return nil }
      let index = data.index(data.startIndex, offsetBy: offset)
      return (place, view.content(data[index]))
    }
  }

  private var leadingRows: Int {
    var count = 0
    while count < made.count, made[count].place == count { count += 1 }
    return count
  }

  // MARK: Gaps

  private func updateGaps() {
    var isMade = [Bool](repeating: false, count: order.count)
    for row in made { isMade[row.place] = true }
    let runs = RowPlan.gaps(in: isMade)
    var perRow = 1.0
    if !runs.isEmpty, !made.isEmpty {
      let some = made.prefix(16)
      perRow = Double(some.reduce(0) { $0 + $1.node.shownElements.count }) / Double(some.count)
    }
    gaps.update(runs, of: order.count, perRow: perRow, for: self)
  }

  private func forgetLater() {
    for tracker in later { tracker.cancel() }
    later = []
  }
}

extension ForEachNode: RowMaking {
  func makeRows(in element: PageElement, from: Int, count: Int) {
    guard let gap = gaps.gap(of: element), from >= 0, from < gap.height, count > 0 else { return }
    let share = Double(gap.rows.count) / Double(gap.height)
    let first = min(gap.rows.count - 1, Int(Double(from) * share))
    let wanted = Int((Double(min(count, RowPlan.greatestRequest)) * share).rounded(.up))
    let start = gap.rows.lowerBound + first
    let end = start + max(1, min(wanted, RowPlan.greatestRequest))
    make([RowPlan.part(start..<end, of: gap.rows)])
  }

  func makeRow(identifiedBy id: AnyHashable) -> Bool {
    guard !gaps.gaps.isEmpty, let place = place(identifiedBy: id),
      let gap = gaps.gaps.first(where: { $0.rows.contains(place) })
    else { return false }
    let half = RowPlan.window / 2
    make([RowPlan.part((place - half)..<(place + half), of: gap.rows)])
    return true
  }

  /// The place of an element by its identity, or by the one that its view gives itself.
  private func place(identifiedBy id: AnyHashable) -> Int? {
    if let key = id.base as? ID, let place = order.firstIndex(of: key) { return place }
    guard Content.self is any IdentityGiving.Type else { return nil }
    return gaps.gaps.lazy.flatMap(\.rows)
      .first { place in
        let view = self.views(at: [place]).first?.1 as? any IdentityGiving
        return view?.givenIdentity == id
      }
  }

  /// Makes the rows that another process had made for the page.
  func makeKeptRows() {
    guard let runtime, !runtime.keptGaps.isEmpty, !gaps.gaps.isEmpty,
      let kept = runtime.keptGaps.removeValue(forKey: path.text)
    else { return }
    var wanted: [Range<Int>] = []
    for gap in gaps.gaps {
      var start = gap.rows.lowerBound
      for run in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        wanted.append(start..<max(start, min(run.lowerBound, gap.rows.upperBound)))
        start = max(start, run.upperBound)
      }
      wanted.append(min(start, gap.rows.upperBound)..<gap.rows.upperBound)
    }
    make(
      wanted.map { run in
        let part = run.prefix(runtime.keptRowsLeft)
        runtime.keptRowsLeft -= part.count
        return part
      }
    )
  }

  /// Makes rows that were in gaps; what stands already is left alone.
  private func make(_ runs: [Range<Int>]) {
    let places = runs.flatMap { $0 }.filter { nodes[order[$0]] == nil }
    guard !places.isEmpty, let runtime else { return }
    allowance?.open(runtime)
    let invalidator = Invalidator(queue: runtime.queue)
    invalidator.node = self
    let tracker = Tracker(invalidator)
    later.append(tracker)
    for (place, content) in tracker.track({ views(at: places) }) {
      let key = order[place]
      let node = Content._makeNode(content, inputs(path: path.appending(identity: key)))
      nodes[key] = node
      made.append((place, node))
    }
    made.sort { $0.place < $1.place }
    updateGaps()
    structureDidChange()
  }
}
