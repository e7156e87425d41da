import FormEngine
import SwiftUI

/// One field of a form: its input, bound to the store, in the style of its surroundings.
///
/// ```swift
/// FormField(\.name) { $name in
///   TextField("Name", text: $name)
///     .submitLabel(.next)
/// }
/// ```
///
/// Return submits the field, which judges it and moves the focus on. The content is evaluated again
/// when the field's own status or focus changes, and its value where the content reads it; not for
/// another field's.
///
/// It stands in a ``ComposableForm`` or ``FormScope`` of its root type, and shows a field that the
/// form declares. One that is not active now (`Form.Field.when(_:)`) draws nothing.
public struct FormField<Root, Value, Content: View>: View {
  private let id: AnyHashable
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: (Binding<Value>) -> Content
  @Environment(\.formSurroundings) private var surroundings
  @Environment(\.formFocus) private var focus
  @Environment(\.fieldsOnScreen) private var fields
  @Environment(\.formFieldStyle) private var fieldStyle

  /// Creates a field that its key path names.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.init(id: AnyHashable(keyPath), keyPath, content: content)
  }

  /// Creates a field with the id that its `Form.Field` was declared with.
  public init(
    id: AnyHashable,
    _ keyPath: WritableKeyPath<Root, Value>,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.id = id
    self.keyPath = keyPath
    self.content = content
  }

  public var body: some View {
    if let context = surroundings.context(of: Root.self), let focus,
      case let id = context.id(id), !context.isInactive(id)
    {
      let configuration = FormFieldStyleConfiguration(
        id: id,
        content: .init(input(id, context, focus)),
        validation: context.validation(id),
        isFocused: context.isFocused(id),
        submit: { submit(id, context, focus) }
      )
      AnyView(fieldStyle.makeBody(configuration: configuration))
    }
  }

  private func input(
    _ id: AnyHashable,
    _ context: FormContext<Root>,
    _ focus: FocusState<AnyHashable?>.Binding
  ) -> some View {
    // The value is not read here: whoever reads the binding is told of it, and where that is only
    // the input, a key evaluates nothing else.
    content(Bindable(FieldAccess(context, keyPath)).value)
      .focused(focus, equals: id)
      .environment(\.formFieldOnScreen, fields.map { FieldOnScreen(id: id, fields: $0) })
      .onSubmit { submit(id, context, focus) }
      .onAppear {
        fields?.appeared(id)
        // A wish for a field that came with the same step was made before there was anything to focus.
        if context.focusedField == id, focus.wrappedValue != id { focus.wrappedValue = id }
      }
      .onDisappear { fields?.disappeared(id) }
  }

  /// Does what Return does.
  ///
  /// The keyboard's focus moves in the same step: later it would go away and come back.
  private func submit(
    _ id: AnyHashable,
    _ context: FormContext<Root>,
    _ focus: FocusState<AnyHashable?>.Binding
  ) {
    fields?.leave(id)
    context.submit(id)
    let next = context.focusedField
    if focus.wrappedValue != next { focus.wrappedValue = next }
  }
}

/// A field's value as a property, to make bindings of.
@MainActor private final class FieldAccess<Root, Value>: Observable {
  private let context: FormContext<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ context: FormContext<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.context = context
    self.keyPath = keyPath
  }

  var value: Value {
    get { context.value(keyPath) }
    set { context.set(keyPath, to: newValue) }
  }
}
