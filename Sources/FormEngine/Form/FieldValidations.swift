/// What a form shows about its fields, by id.
///
/// Setting a status by hand, or passing on a server's, shows it until the field's next observed
/// change, the next run of one of its validations, the next submission or a reset. It never blocks
/// a submission. Setting nil clears what the field shows.
public struct FieldValidations {
  private(set) var index: FieldIndex?
  var entries: [FieldEntry] = []
  /// The fields that show an error.
  private(set) var invalid: Set<Int> = []
  /// The fields, by their keys, whose status changed since the store last asked.
  var changed: Set<Int> = []
  /// In which order the fields follow one another; nil for the declared one.
  private(set) var order: FieldOrder?
  /// Whether that changed since the store last asked.
  var orderChanged = false
  /// Statuses set before a form knew this state, in order.
  private(set) var early: [(id: AnyHashable, status: FieldValidation)] = []

  init() {}

  /// What the field shows; nil if it wasn't judged, isn't active or isn't part of the form.
  public subscript(id: AnyHashable) -> FieldValidation? {
    get {
      guard let index else { return early.last { $0.id == id }?.status }
      return index.position(of: id).flatMap { entries[$0].shown }
    }
    set {
      guard let index else {
        early.removeAll { $0.id == id }
        if let newValue { early.append((id, newValue.normalized)) }
        return
      }
      guard let position = index.position(of: id) else { return reportUnknownField(id) }
      mark(position, as: newValue)
    }
  }

  func position(of id: AnyHashable) -> Int? {
    index?.position(of: id)
  }

  /// The key of a field, which doesn't change when rows move.
  func key(of id: AnyHashable) -> Int? {
    position(of: id).map { entries[$0].key }
  }

  /// The position of a field that exists and takes part.
  func active(_ id: AnyHashable) -> Int? {
    position(of: id).flatMap { entries[$0].isActive ? $0 : nil }
  }

  /// Lets a field take part from now on, or not.
  mutating func setActive(_ isActive: Bool, _ position: Int) {
    if !isActive { entries[position].clear() }
    entries[position].isActive = isActive
    changed.insert(entries[position].key)
    refresh(position)
  }

  /// Sets a status from outside.
  mutating func mark(_ position: Int, as status: FieldValidation?) {
    guard entries[position].isActive else { return }
    if let status {
      entries[position].external = status.normalized
      entries[position].isJudged = true
    } else {
      entries[position].external = nil
      entries[position].forget(RuleSet(rawValue: .max))
    }
    refresh(position)
  }

  /// Notes a difference between what a field shows and what it should.
  mutating func refresh(_ position: Int) {
    let status = entries[position].status
    guard status != entries[position].shown else { return }
    entries[position].shown = status
    changed.insert(entries[position].key)
    if case .invalid = status {
      invalid.insert(position)
    } else {
      invalid.remove(position)
    }
  }

  mutating func adopt(_ index: FieldIndex, entries: [FieldEntry]) {
    self.index = index
    self.entries = entries
    invalid = []
    for position in entries.indices {
      self.entries[position].shown = nil
      refresh(position)
    }
    let early = early
    self.early = []
    for (id, status) in early { self[id] = status }
  }

  /// Takes over a form that was built again from the same fields.
  mutating func adopt(_ index: FieldIndex) {
    self.index = index
  }

  /// Takes over fields that moved, came and went with their rows.
  ///
  /// A field that came shows nothing yet; readers of one that went are told.
  mutating func follow(_ index: FieldIndex, entries: [FieldEntry], gone: [Int]) {
    self.index = index
    self.entries = entries
    changed.formUnion(gone)
    invalid = Set(
      entries.indices.filter { if case .invalid = entries[$0].shown { true } else { false } }
    )
  }

  /// The statuses in declared order, with their ids.
  var shown: [(id: AnyHashable, status: FieldValidation)] {
    guard let index else { return early }
    return entries.indices.compactMap { position in
      entries[position].shown.map { (index.ids[position], $0) }
    }
  }

  var messages: [ErrorMessage] {
    guard index != nil else { return early.flatMap(\.status.messages) }
    return invalidInOrder.flatMap { entries[$0].shown?.messages ?? [] }
  }

  /// The fields that show an error, as they follow one another.
  var invalidInOrder: [Int] {
    guard let order else { return invalid.sorted() }
    return invalid.sorted { order.ranks[$0] < order.ranks[$1] }
  }

  /// The first of some fields, as they follow one another.
  func first(of positions: some Sequence<Int>) -> Int? {
    guard let order else { return positions.min() }
    return positions.min { order.ranks[$0] < order.ranks[$1] }
  }

  /// Whether a rule of a field that takes part fails, whatever the field shows.
  var hasFailedRules: Bool {
    for position in entries.indices
    where !entries[position].invalid.isEmpty && entries[position].isActive { return true }
    return false
  }

  /// The fields that come after one.
  func fields(after position: Int) -> FollowingFields {
    let place = order?.ranks[position] ?? position
    return FollowingFields(order: order, places: place + 1..<entries.count)
  }

  /// The fields that come before one.
  func fields(before position: Int) -> FollowingFields {
    FollowingFields(order: order, places: 0..<(order?.ranks[position] ?? position))
  }

  mutating func follow(_ order: FieldOrder?) {
    guard order != self.order else { return }
    self.order = order
    orderChanged = true
  }

  var hasErrors: Bool {
    guard index != nil else { return early.contains { !$0.status.messages.isEmpty } }
    return !invalid.isEmpty
  }

  var firstInvalid: AnyHashable? {
    guard let index else { return early.first { !$0.status.messages.isEmpty }?.id }
    return first(of: invalid).map { index.ids[$0] }
  }
}

/// Some fields as they follow one another, by their positions.
struct FollowingFields: BidirectionalCollection {
  let order: FieldOrder?
  let places: Range<Int>

  var startIndex: Int { places.lowerBound }
  var endIndex: Int { places.upperBound }
  func index(after place: Int) -> Int { place + 1 }
  func index(before place: Int) -> Int { place - 1 }
  subscript(place: Int) -> Int { order?.positions[place] ?? place }
}

extension FieldValidations: Equatable {
  /// Compares what the fields show, not how it came about.
  public static func == (left: Self, right: Self) -> Bool {
    let mine = left.shown
    let theirs = right.shown
    guard mine.count == theirs.count else { return false }
    if left.index === right.index, left.index != nil {
      return zip(mine, theirs).allSatisfy { $0.id == $1.id && $0.status == $1.status }
    }
    let byID = Dictionary(theirs.map { ($0.id, $0.status) }) { first, _ in first }
    return mine.allSatisfy { byID[$0.id] == $0.status }
  }
}

/// Says in a debug build that an event named a field the form doesn't have; it is passed over.
func reportUnknownField(_ id: AnyHashable) {
  #if DEBUG
  print("FormEngine: this form has no field \(id); what was meant for it is passed over.")
  #endif
}
