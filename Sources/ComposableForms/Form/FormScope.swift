import SwiftUI

/// The fields of a part of the form's value.
///
/// ```swift
/// FormScope(\.profile) {
///   FormField(\.displayName) { $displayName in
///     TextField("Display name", text: $displayName)
///   }
/// }
/// ```
///
/// A field's id in here is the one that `Form.Scope` gives it.
public struct FormScope<Root, Child, Content: View>: View {
  private let keyPath: WritableKeyPath<Root, Child>
  private let content: () -> Content
  @Environment(\.formSurroundings) private var surroundings

  /// Creates a scope from the place of the part in the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Child>,
    @FormContentBuilder<Child> content: @escaping () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content
  }

  /// Creates a scope whose content has containers: see ``FormFields``.
  public init(
    _ keyPath: WritableKeyPath<Root, Child>,
    @FormContentBuilder<Child> content: @escaping (FormFields<Child>) -> Content
  ) {
    self.init(keyPath) { content(FormFields()) }
  }

  public var body: some View {
    if let context = surroundings.context(of: Root.self), let surroundings {
      content()
        .environment(\.formSurroundings, surroundings.scoped(keyPath, from: context))
    }
  }
}
