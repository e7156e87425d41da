import FormEngine
import SwiftUI

/// Shows a form's fields and keeps the keyboard focus and the store's in step.
///
/// ```swift
/// ComposableForm(store) {
///   FormField(\.name) { $name in
///     TextField("Name", text: $name)
///       .submitLabel(.next)
///   }
/// }
/// ```
///
/// It draws no container of its own: fields that stand side by side in it are laid out by what the
/// form stands in. Where the fields need containers between them, take the content that is given
/// ``FormFields``.
public struct ComposableForm<Value, Content: View>: View {
  private let store: StoreOf<FormOf<Value>>
  private let content: () -> Content
  @FocusState private var focus: AnyHashable?
  @State private var fields = FieldsOnScreen()

  /// Creates a form from its fields.
  public init(
    _ store: StoreOf<FormOf<Value>>,
    @FormContentBuilder<Value> content: @escaping () -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// Creates a form whose content has containers: see ``FormFields``.
  public init(
    _ store: StoreOf<FormOf<Value>>,
    @FormContentBuilder<Value> content: @escaping (FormFields<Value>) -> Content
  ) {
    self.init(store) { content(FormFields()) }
  }

  public var body: some View {
    content()
      .environment(\.formSurroundings, FormSurroundings(store))
      .environment(\.formFocus, $focus)
      .environment(\.fieldsOnScreen, fields)
      .modifier(FormFocusMirror(store: store, focus: $focus, focused: focus, fields: fields))
  }
}
