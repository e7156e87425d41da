/// A value that views hand up to those that contain them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  nonisolated public func preference<K>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View where K: PreferenceKey {
    nonisolated(unsafe) let value = value
    return modifier(PreferenceModifier<K> { _ in value })
  }

  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    nonisolated(unsafe) let callback = callback
    return modifier(
      PreferenceModifier<K> { inner in
        var value = inner ?? K.defaultValue
        callback(&value)
        return value
      }
    )
  }

  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    nonisolated(unsafe) let action = action
    return modifier(PreferenceObserver<K> { action($0) })
  }
}

extension _Node {
  /// What the nodes below say for a key, in the order they are drawn; nil where none says anything.
  func preferenceOfChildren<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    visitChildren { child in
      guard let next = child.preference(key) else { return }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

nonisolated private struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  /// What goes up, made of what came from inside.
  let value: @MainActor (K.Value?) -> K.Value

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    PreferenceNode(view, inputs)
  }
}

@MainActor
private final class PreferenceNode<Content: View, K: PreferenceKey>:
  ModifierNode<Content, PreferenceModifier<K>>
{
  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    let inner = super.preference(key)
    guard key == K.self else { return inner }
    return modifier.value(inner as? K.Value) as? Other.Value
  }
}

nonisolated private struct PreferenceObserver<K: PreferenceKey>: ViewModifier
where K.Value: Equatable {
  typealias Body = Never

  let action: @MainActor (K.Value) -> Void

  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    PreferenceObserverNode(view, inputs)
  }
}

/// A node that is told when what the views inside say may have changed.
@MainActor protocol PreferenceObserving: _Node {
  func observePreferences()
}

@MainActor
private final class PreferenceObserverNode<Content: View, K: PreferenceKey>:
  ModifierNode<Content, PreferenceObserver<K>>, PreferenceObserving
where K.Value: Equatable {
  private var last: K.Value?

  override func didBuild() { runtime?.addPreferenceObserver(self) }

  func observePreferences() {
    let value = preferenceOfChildren(K.self)
    // Nothing was said yet and nothing is: that is no change.
    guard value != nil || last != nil, value ?? K.defaultValue != last else { return }
    let new = value ?? K.defaultValue
    last = new
    let action = modifier.action
    runtime?.afterUpdate { action(new) }
  }
}
