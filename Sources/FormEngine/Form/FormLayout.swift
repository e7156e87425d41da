/// The fields of a form in declared order, with everything that can be worked out once.
///
/// Where a form has rows, a layout is that of one set of them.
final class FormLayout<Value> {
  /// The form it is a layout of.
  let form: FormIdentity
  let fields: [FieldSlot<Value>]
  let index: FieldIndex
  /// The whole value first, then the rows; a field's own one is its frame.
  let frames: [FieldFrame<Value>]
  private let frameOfField: [Int]
  /// The collections, an outer one before those in its rows, with the ids of their rows.
  private let groups: [(group: RowGroup<Value>, ids: RowIDs)]
  private let collections: Set<AnyKeyPath>
  /// For a field, those of the same frame that share memory with it.
  private let overlaps: [Int: [Int]]
  /// The fields that are put in order when they are left.
  let tidied: [Int]
  /// For a field, those with a check that reads it.
  let readers: [Int: [Int]]

  init(_ form: FormIdentity, parts: [FormElement<Value>.Part], value: Value?) {
    var outline = FormOutline<Value>()
    outline.add(parts, frame: 0, value: value)
    self.form = form
    let index = FieldIndex(outline.fields)
    let fields = outline.fieldsWithChecks(index)
    self.fields = fields
    tidied = fields.indices.filter { fields[$0].isTidied }
    self.index =
      outline.checks.isEmpty
      ? index : FieldIndex(fields)
    frames = outline.finishedFrames()
    frameOfField = outline.frameOfField
    groups = outline.groups
    collections = Set(outline.groups.map(\.group.path))
    overlaps = outline.overlaps()
    readers = Self.readers(of: fields, index)
  }

  private static func readers(of fields: [FieldSlot<Value>], _ index: FieldIndex) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for (target, field) in fields.enumerated() where !field.checks.isEmpty {
      for path in field.checks.flatMap(\.reading) {
        let read = index.positions(holding: path)
        precondition(!read.isEmpty, "A check reads a field that the form doesn't declare.")
        for position in read
        where position != target && result[position]?.contains(target) != true {
          result[position, default: []].append(target)
        }
      }
    }
    return result
  }

  /// Whether the layout is that of a value too.
  func fits(_ value: Value) -> Bool {
    groups.allSatisfy { $0.group.hasRows($0.ids, in: value) }
  }

  /// Whether the form has fields for the rows of a collection.
  func hasRows(of collection: AnyKeyPath) -> Bool {
    collections.contains(collection)
  }

  /// Whether the row that a field stands in, and those around it, are where the layout has them.
  func isInPlace(_ position: Int, in value: Value) -> Bool {
    var frame = frameOfField[position]
    while let outer = frames[frame].outer {
      guard frames[frame].isInPlace?(value) ?? true else { return false }
      frame = outer
    }
    return true
  }

  /// The fields that a write to one changes, and those it may change; nil if that can't be told.
  func reach(of position: Int) -> (certain: [Int], possible: [Int])? {
    let frame = frames[frameOfField[position]]
    guard let place = fields[position].bytes, !frame.hasRows(within: place), frame.isPlaced
    else { return nil }
    var certain = index.positions(beside: position)
    var possible = frame.unplaced
    for overlap in overlaps[position] ?? [] where !certain.contains(overlap) {
      let contains = fields[overlap].bytes
        .map { $0.lowerBound <= place.lowerBound && $0.upperBound >= place.upperBound }
      if contains == true { certain.append(overlap) } else { possible.append(overlap) }
    }
    var inner = frame
    while let outer = inner.outer {
      guard inner.isPlaced else { return nil }
      certain += inner.containers
      possible += frames[outer].unplaced
      inner = frames[outer]
    }
    return (certain, possible)
  }

  /// The conditions that a write to a field can decide; all of them without one.
  func conditional(for position: Int?) -> [Int] {
    guard let position else { return frames.indices.flatMap { frames[$0].conditional } }
    var frame = frameOfField[position]
    var conditional = frames[frame].conditional
    while let outer = frames[frame].outer {
      conditional += frames[outer].conditional
      frame = outer
    }
    return conditional
  }
}

/// The value, or one row of it: what bytes of fields are counted in.
struct FieldFrame<Value> {
  /// The frame that the row's collection is in; nil for the value itself.
  var outer: Int?
  var isInPlace: ((Value) -> Bool)?
  /// Whether it is known where in the outer frame the row's collection is.
  var isPlaced = true
  /// The fields around the row that hold its collection, or part of what it holds.
  var containers: [Int] = []
  /// Fields without a place in memory, which any write in the frame can change.
  var unplaced: [Int] = []
  /// Fields that are not always active.
  var conditional: [Int] = []
  /// Where collections of rows are; nil for one that can be anywhere.
  var collections: [Range<Int>?] = []

  /// Whether a write to some bytes can bring other rows.
  func hasRows(within bytes: Range<Int>) -> Bool {
    collections.contains { $0.map(bytes.overlaps) ?? true }
  }
}
