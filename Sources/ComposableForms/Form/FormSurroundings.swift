import FormEngine
import SwiftUI

/// The form that a field stands in, handed down through the environment.
///
/// Contexts are made again with every evaluation of the form, so two surroundings are told apart by
/// their store and their place in its value.
struct FormSurroundings: Equatable {
  /// A `FormContext` of the root type that the fields below it have.
  private let context: AnyObject
  private let store: ObjectIdentifier
  private let scopes: [AnyKeyPath]

  @MainActor init<Root>(_ store: StoreOf<FormOf<Root>>) {
    self.init(context: RootFormContext(store), store: ObjectIdentifier(store), scopes: [])
  }

  private init(context: AnyObject, store: ObjectIdentifier, scopes: [AnyKeyPath]) {
    self.context = context
    self.store = store
    self.scopes = scopes
  }

  /// The context for fields of a root type; nil where the form is another one's.
  @MainActor func context<Root>(of root: Root.Type) -> FormContext<Root>? {
    context as? FormContext<Root>
  }

  /// The surroundings inside a part of the value.
  @MainActor func scoped<Root, Child>(
    _ keyPath: WritableKeyPath<Root, Child>,
    from parent: FormContext<Root>
  ) -> FormSurroundings {
    FormSurroundings(
      context: ScopedFormContext(parent, keyPath),
      store: store,
      scopes: scopes + [keyPath]
    )
  }

  static func == (left: Self, right: Self) -> Bool {
    left.store == right.store && left.scopes == right.scopes
  }
}

extension FormSurroundings? {
  /// The context for fields of a root type.
  ///
  /// A field outside a form of its root is a mistake of the program; it draws nothing.
  @MainActor func context<Root>(of root: Root.Type) -> FormContext<Root>? {
    let context = flatMap { $0.context(of: root) }
    assert(context != nil, "A field of \(root) must stand in a ComposableForm or FormScope of it.")
    return context
  }
}

private struct FormSurroundingsKey: EnvironmentKey {
  static var defaultValue: FormSurroundings? { nil }
}

private struct FormFocusKey: EnvironmentKey {
  static var defaultValue: FocusState<AnyHashable?>.Binding? { nil }
}

extension EnvironmentValues {
  var formSurroundings: FormSurroundings? {
    get { self[FormSurroundingsKey.self] }
    set { self[FormSurroundingsKey.self] = newValue }
  }

  /// The keyboard focus among the fields of the form.
  var formFocus: FocusState<AnyHashable?>.Binding? {
    get { self[FormFocusKey.self] }
    set { self[FormFocusKey.self] = newValue }
  }
}
