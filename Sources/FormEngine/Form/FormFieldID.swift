/// How the ids of nested fields are made; one function serves the form and its views.
public enum FormFieldID {
  /// Returns the id of a scope's field as the whole form knows it.
  ///
  /// A key path continues the scope's, so `\.displayName` in the scope `\.profile` is the field
  /// `\Draft.profile.displayName`. Any other id is kept together with the path of its scope.
  public static func scoped<R, C>(
    _ scope: WritableKeyPath<R, C>,
    _ child: AnyHashable
  ) -> AnyHashable {
    if let path = child.base as? PartialKeyPath<C>,
      let appended = (scope as PartialKeyPath<R>).appending(path: path)
    {
      return AnyHashable(appended)
    }
    if let inner = child.base as? ScopedID,
      let appended = (scope as AnyKeyPath).appending(path: inner.path)
    {
      return AnyHashable(ScopedID(path: appended, child: inner.child))
    }
    return AnyHashable(ScopedID(path: scope, child: child))
  }

  /// Returns the id of a field of one row of a collection.
  ///
  /// It stays the same wherever the row moves:
  /// `FormFieldID.row(\Draft.phones, phone.id, \Phone.number)`.
  public static func row<Root, Rows: MutableCollection>(
    _ rows: WritableKeyPath<Root, Rows>,
    _ id: Rows.Element.ID,
    _ child: AnyHashable
  ) -> AnyHashable where Rows.Element: Identifiable {
    scoped(FieldRow<Rows>(id: id).path(from: rows), child)
  }

  /// Returns the id of a field of one row that its place in the row names.
  public static func row<Root, Rows: MutableCollection, FieldValue>(
    _ rows: WritableKeyPath<Root, Rows>,
    _ id: Rows.Element.ID,
    _ child: WritableKeyPath<Rows.Element, FieldValue>
  ) -> AnyHashable where Rows.Element: Identifiable {
    row(rows, id, AnyHashable(child))
  }
}

/// An id of the caller's own inside a scope.
struct ScopedID: Hashable {
  let path: AnyKeyPath
  let child: AnyHashable
}
