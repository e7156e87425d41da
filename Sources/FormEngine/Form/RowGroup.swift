/// The declared rows of a collection, seen from the value it sits in.
///
/// Immutable once a form is built; what rows there are depends on a value.
class RowGroup<Root> {
  /// The bytes that hold the collection, as those of a field.
  let bytes: Range<Int>?
  let path: PartialKeyPath<Root>

  init(bytes: Range<Int>?, path: PartialKeyPath<Root>) {
    self.bytes = bytes
    self.path = path
  }

  /// The rows of a value, with their fields as parts of it.
  func rows(in root: Root) -> [DeclaredRow<Root>] { fatalError("A subclass answers this.") }

  /// Tells whether a value has the same rows in the same order.
  func hasRows(_ ids: RowIDs, in root: Root) -> Bool { fatalError("A subclass answers this.") }

  /// The ids of the rows of a value, to compare later.
  func ids(in root: Root) -> RowIDs { fatalError("A subclass answers this.") }

  func lifted<Outer>(
    by scope: WritableKeyPath<Outer, Root>,
    asRow isRow: Bool
  ) -> RowGroup<Outer> { fatalError("A subclass answers this.") }
}

/// The ids of a collection's rows; `TypedRows` knows their type.
typealias RowIDs = Any

/// The fields of one row.
struct DeclaredRow<Root> {
  let parts: [FormElement<Root>.Part]
  /// Whether the row is still where it was, and still has its id.
  let isInPlace: (Root) -> Bool
}

/// The declared rows of a collection whose type is known.
final class TypedRows<Root, Rows: MutableCollection>: RowGroup<Root>
where Rows.Element: Identifiable {
  private let rowsPath: WritableKeyPath<Root, Rows>
  private let template: [FormElement<Rows.Element>.Part]

  init(
    path: WritableKeyPath<Root, Rows>,
    template: [FormElement<Rows.Element>.Part],
    bytes: Range<Int>? = nil
  ) {
    rowsPath = path
    self.template = template
    let place = MemoryLayout<Root>.offset(of: path).map { $0..<$0 + MemoryLayout<Rows>.size }
    super.init(bytes: bytes ?? place, path: path)
  }

  override func rows(in root: Root) -> [DeclaredRow<Root>] {
    let rows = root[keyPath: rowsPath]
    let rowsPath = rowsPath
    var known: Set<Rows.Element.ID> = []
    var declared: [DeclaredRow<Root>] = []
    for index in rows.indices {
      let element = rows[index]
      let id = element.id
      guard known.insert(id).inserted else {
        reportRowTwice()
        continue
      }
      let path = FieldRow<Rows>(id: id, place: index, last: element).path(from: rowsPath)
      declared.append(
        DeclaredRow(
          parts: template.map { $0.lifted(by: path, asRow: true) },
          isInPlace: { root in
            let rows = root[keyPath: rowsPath]
            return index >= rows.startIndex && index < rows.endIndex && rows[index].id == id
          }
        )
      )
    }
    return declared
  }

  override func ids(in root: Root) -> RowIDs {
    root[keyPath: rowsPath].map(\.id)
  }

  override func hasRows(_ ids: RowIDs, in root: Root) -> Bool {
    guard let ids = ids as? [Rows.Element.ID] else { return false }
    return ids.elementsEqual(root[keyPath: rowsPath].lazy.map(\.id))
  }

  override func lifted<Outer>(
    by scope: WritableKeyPath<Outer, Root>,
    asRow isRow: Bool
  ) -> RowGroup<Outer> {
    TypedRows<Outer, Rows>(
      path: scope.appending(path: rowsPath),
      template: template,
      bytes: isRow ? bytes : nil
    )
  }
}

private func reportRowTwice() {
  #if DEBUG
  print("FormEngine: two rows of a collection have the same id; the second takes no part.")
  #endif
}
