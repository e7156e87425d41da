import SwiftUI

/// Makes the fields of a form inside containers and under modifiers.
///
/// In a container's own closure nothing says which value `\.name` is a part of. This does:
///
/// ```swift
/// ComposableForm(store) { form in
///   VStack(alignment: .leading) {
///     form.field(\.name) { $name in TextField("Name", text: $name) }
///     form.field(\.email) { $email in TextField("Email", text: $email) }
///   }
/// }
/// ```
@MainActor public struct FormFields<Root> {
  /// Returns a field that its key path names.
  public func field<Value, Content: View>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> FormField<Root, Value, Content> {
    FormField(keyPath, content: content)
  }

  /// Returns a field with the id that its `Form.Field` was declared with.
  public func field<Value, Content: View>(
    id: AnyHashable,
    _ keyPath: WritableKeyPath<Root, Value>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> FormField<Root, Value, Content> {
    FormField(id: id, keyPath, content: content)
  }

  /// Returns the fields of a part of the value.
  public func scope<Child, Content: View>(
    _ keyPath: WritableKeyPath<Root, Child>,
    @FormContentBuilder<Child> content: @escaping (FormFields<Child>) -> Content
  ) -> FormScope<Root, Child, Content> {
    FormScope(keyPath, content: content)
  }

  /// Returns the fields of every row of a collection.
  public func forEach<Rows: MutableCollection, Content: View>(
    _ rows: WritableKeyPath<Root, Rows>,
    @FormContentBuilder<Rows.Element> content: @escaping (FormRow<Rows.Element>) -> Content
  ) -> FormForEach<Root, Rows, Content> where Rows.Element: Identifiable {
    FormForEach(rows, content: content)
  }
}
