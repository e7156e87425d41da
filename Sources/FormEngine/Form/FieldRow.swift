/// A row of a collection by its id, made to stand in a key path.
///
/// Two key paths to a row are equal when the ids are, wherever the row stands at the moment.
struct FieldRow<Rows: MutableCollection>: Hashable where Rows.Element: Identifiable {
  let id: Rows.Element.ID
  /// Where the row was last seen, to look there first.
  var place: Rows.Index?
  /// What is read once the row is gone: a view may look once more before it goes too.
  var last: Rows.Element?

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func index(in rows: Rows) -> Rows.Index? {
    if let place, place >= rows.startIndex, place < rows.endIndex, rows[place].id == id {
      return place
    }
    return rows.firstIndex { $0.id == id }
  }
}

extension MutableCollection where Element: Identifiable {
  subscript(row: FieldRow<Self>) -> Element {
    get {
      if let index = row.index(in: self) { return self[index] }
      guard let last = row.last else {
        preconditionFailure("A row was read by its id alone, and it is not in the collection.")
      }
      return last
    }
    set {
      if let index = row.index(in: self) { self[index] = newValue }
    }
  }
}

extension FieldRow {
  /// The key path from a value to one row of a collection in it.
  func path<Root>(from rows: WritableKeyPath<Root, Rows>) -> WritableKeyPath<Root, Rows.Element> {
    rows.appending(path: \Rows[self])
  }
}

/// The rows of a collection with the key paths to them, for views; the first of equal ids only.
package func rowPaths<Root, Rows: MutableCollection>(
  of rows: Rows,
  at place: WritableKeyPath<Root, Rows>
) -> [(id: Rows.Element.ID, path: WritableKeyPath<Root, Rows.Element>)]
where Rows.Element: Identifiable {
  var known: Set<Rows.Element.ID> = []
  return rows.indices.compactMap { index in
    let element = rows[index]
    guard known.insert(element.id).inserted else { return nil }
    let row = FieldRow<Rows>(id: element.id, place: index, last: element)
    return (element.id, row.path(from: place))
  }
}
