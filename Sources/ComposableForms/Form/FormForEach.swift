import FormEngine
import SwiftUI

/// The fields of every row of a collection in the form's value.
///
/// ```swift
/// FormForEach(\.phones) {
///   FormField(\.number) { $number in
///     TextField("Phone", text: $number)
///   }
/// }
/// ```
///
/// The counterpart of `Form.ForEach`: a field's id in here is the one it has there, and follows its
/// row. It draws no container. The content is evaluated again when rows come, go or move, and a
/// field of a row when that field changes.
public struct FormForEach<Root, Rows: MutableCollection, Content: View>: View
where Rows.Element: Identifiable {
  private let keyPath: WritableKeyPath<Root, Rows>
  private let content: (FormRow<Rows.Element>) -> Content
  @Environment(\.formSurroundings) private var surroundings

  /// Creates rows whose content has containers, or needs the row's id: see ``FormRow``.
  public init(
    _ rows: WritableKeyPath<Root, Rows>,
    @FormContentBuilder<Rows.Element> content:
      @escaping (FormRow<Rows.Element>) -> Content
  ) {
    keyPath = rows
    self.content = content
  }

  /// Creates rows from the place of the collection in the value.
  public init(
    _ rows: WritableKeyPath<Root, Rows>,
    @FormContentBuilder<Rows.Element> content: @escaping () -> Content
  ) {
    self.init(rows) { _ in content() }
  }

  public var body: some View {
    if let context = surroundings.context(of: Root.self), let surroundings {
      ForEach(rowPaths(of: context.rows(keyPath), at: keyPath), id: \.id) { row in
        content(FormRow(id: row.id))
          .environment(\.formSurroundings, surroundings.scoped(row.path, from: context))
      }
    }
  }
}

/// One row of a form, and the maker of its fields inside containers and under modifiers.
///
/// ```swift
/// FormForEach(\.phones) { phone in
///   HStack {
///     phone.field(\.number) { $number in TextField("Phone", text: $number) }
///     Button("Remove") { remove(phone.id) }
///   }
/// }
/// ```
@MainActor public struct FormRow<Element: Identifiable> {
  /// The id of the row.
  public let id: Element.ID
  /// The row's fields.
  public let fields = FormFields<Element>()

  /// Returns a field of the row that its key path names.
  public func field<Value, Content: View>(
    _ keyPath: WritableKeyPath<Element, Value>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> FormField<Element, Value, Content> {
    fields.field(keyPath, content: content)
  }
}
