/// Gathers what a layout consists of, part by part.
struct FormOutline<Value> {
  private(set) var fields: [FieldSlot<Value>] = []
  private(set) var frameOfField: [Int] = []
  private(set) var checks: [CrossCheck<Value>] = []
  private(set) var groups: [(group: RowGroup<Value>, ids: RowIDs)] = []
  private var frames = [FieldFrame<Value>()]
  /// The bytes, in the outer frame, of the collection that a frame's row is in.
  private var collectionOfFrame: [Range<Int>?] = [nil]

  /// Adds parts of a frame; rows are those of the value.
  mutating func add(_ parts: [FormElement<Value>.Part], frame: Int, value: Value?) {
    for part in parts {
      switch part {
      case .field(let slot): add(slot, frame)
      case .check(let check): checks.append(check)
      case .rows(let group):
        guard let value else { continue }
        frames[frame].collections.append(group.bytes)
        groups.append((group, group.ids(in: value)))
        for row in group.rows(in: value) {
          frames.append(
            FieldFrame(outer: frame, isInPlace: row.isInPlace, isPlaced: group.bytes != nil)
          )
          collectionOfFrame.append(group.bytes)
          add(row.parts, frame: frames.count - 1, value: value)
        }
      }
    }
  }

  private mutating func add(_ slot: FieldSlot<Value>, _ frame: Int) {
    if slot.bytes == nil { frames[frame].unplaced.append(fields.count) }
    if !slot.conditions.isEmpty { frames[frame].conditional.append(fields.count) }
    fields.append(slot)
    frameOfField.append(frame)
  }

  /// The fields with the checks that blame them.
  func fieldsWithChecks(_ index: FieldIndex) -> [FieldSlot<Value>] {
    var added: [Int: [CrossCheck<Value>]] = [:]
    for check in checks {
      guard let target = index.positions(holding: check.target).first else {
        preconditionFailure("A check blames a field that the form doesn't declare.")
      }
      added[target, default: []].append(check)
    }
    var fields = fields
    for (position, checks) in added { fields[position] = fields[position].adding(checks) }
    return fields
  }

  /// The frames, each row with the fields around it.
  func finishedFrames() -> [FieldFrame<Value>] {
    guard frames.count > 1 else { return frames }
    var placed: [Int: [(position: Int, bytes: Range<Int>)]] = [:]
    // By index: a frame taken out as a whole is copied with everything in it.
    let parents = Set(frames.indices.compactMap { frames[$0].outer })
    for (position, frame) in frameOfField.enumerated() where parents.contains(frame) {
      if let bytes = fields[position].bytes { placed[frame, default: []].append((position, bytes)) }
    }
    var containers: [Place: [Int]] = [:]
    var finished = frames
    for (frame, bytes) in collectionOfFrame.enumerated() {
      guard let bytes, let outer = frames[frame].outer, let around = placed[outer] else { continue }
      let place = Place(frame: outer, bytes: bytes)
      let found =
        containers[place]
        ?? around.filter { bytes.overlaps($0.bytes) }.map(\.position)
      containers[place] = found
      if !found.isEmpty { finished[frame].containers = found }
    }
    return finished
  }

  private struct Place: Hashable {
    let frame: Int
    let bytes: Range<Int>
  }

  /// The fields that share memory with one another; parts of a value nest or stand apart.
  func overlaps() -> [Int: [Int]] {
    let placed = fields.indices
      .compactMap { position in
        fields[position].bytes.map { (position, frameOfField[position], $0) }
      }
      .filter { !$0.2.isEmpty }
      .sorted {
        ($0.1, $0.2.lowerBound, -$0.2.upperBound, $0.0)
          < ($1.1, $1.2.lowerBound, -$1.2.upperBound, $1.0)
      }
    var result: [Int: [Int]] = [:]
    var open: [(position: Int, end: Int)] = []
    var openFrame = 0
    for (position, frame, range) in placed {
      if frame != openFrame {
        open = []
        openFrame = frame
      }
      while let last = open.last, last.end <= range.lowerBound { open.removeLast() }
      for outer in open {
        result[outer.position, default: []].append(position)
        result[position, default: []].append(outer.position)
      }
      open.append((position, range.upperBound))
    }
    return result
  }
}
