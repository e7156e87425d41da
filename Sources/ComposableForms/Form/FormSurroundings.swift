import SwiftUI

/// The form that a field stands in, handed down through the environment.
///
/// Contexts are made again with every evaluation of the form, so two surroundings are told apart by
/// their store and their place in its value.
struct FormSurroundings: Equatable {
  /// A `FormContext` of the root type that the fields below it have.
  let context: AnyObject
  let focus: FocusState<AnyHashable?>.Binding
  private let store: ObjectIdentifier
  private let scopes: [AnyKeyPath]

  init(context: AnyObject, store: AnyObject, focus: FocusState<AnyHashable?>.Binding) {
    self.init(context: context, focus: focus, store: ObjectIdentifier(store), scopes: [])
  }

  private init(
    context: AnyObject,
    focus: FocusState<AnyHashable?>.Binding,
    store: ObjectIdentifier,
    scopes: [AnyKeyPath]
  ) {
    self.context = context
    self.focus = focus
    self.store = store
    self.scopes = scopes
  }

  /// The surroundings inside a part of the value.
  @MainActor func scoped<Root, Child>(
    _ keyPath: WritableKeyPath<Root, Child>,
    from parent: FormContext<Root>
  ) -> FormSurroundings {
    FormSurroundings(
      context: ScopedFormContext(parent, keyPath),
      focus: focus,
      store: store,
      scopes: scopes + [keyPath]
    )
  }

  static func == (left: Self, right: Self) -> Bool {
    left.store == right.store && left.scopes == right.scopes
  }
}

private struct FormSurroundingsKey: EnvironmentKey {
  static var defaultValue: FormSurroundings? { nil }
}

extension EnvironmentValues {
  var formSurroundings: FormSurroundings? {
    get { self[FormSurroundingsKey.self] }
    set { self[FormSurroundingsKey.self] = newValue }
  }
}

extension FormSurroundings? {
  /// The context for fields of a root type.
  ///
  /// A field outside a form of its root is a mistake of the program; it draws nothing.
  @MainActor func context<Root>(of root: Root.Type) -> FormContext<Root>? {
    let context = self?.context as? FormContext<Root>
    assert(context != nil, "A field of \(root) must stand in a ComposableForm or FormScope of it.")
    return context
  }
}
