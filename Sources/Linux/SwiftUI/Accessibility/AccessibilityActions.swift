/// Something to do with a view, by name.
struct AccessibilityAction {
  let name: String
  let act: @MainActor () -> Void
}

/// What an action without a name is for.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "Activate")
  public static let escape = AccessibilityActionKind(name: "Escape")
  #if !PROFILE_MACOS
  public static let magicTap = AccessibilityActionKind(name: "Magic tap")
  #endif
}

extension View {
  /// Adds an action; on a page it is a button that only assistive technology and the keyboard find.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> _Accessible<Self> {
    accessible(actionKind.name, handler)
  }

  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> _Accessible<Self> {
    accessible(name.spoken, handler)
  }

  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> _Accessible<Self> {
    accessible(nameKey.string, handler)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> _Accessible<Self> where S: StringProtocol {
    accessible(String(name), handler)
  }

  nonisolated private func accessible(
    _ name: String,
    _ handler: @escaping () -> Void
  ) -> _Accessible<Self> {
    nonisolated(unsafe) let handler = handler
    return modifier(
      AccessibilityAttachmentModifier(action: AccessibilityAction(name: name) { handler() }) { _ in
      }
    )
  }

  /// Names that a person who speaks to the device may use; a page has no place for them.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> _Accessible<Self> {
    modifier(AccessibilityAttachmentModifier { _ in })
  }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> _Accessible<Self> {
    modifier(AccessibilityAttachmentModifier { _ in })
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> _Accessible<Self>
  where S: StringProtocol {
    modifier(AccessibilityAttachmentModifier { _ in })
  }

  /// Says whether a view is for interaction; a page knows that of its elements.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _Accessible<Self> {
    modifier(AccessibilityAttachmentModifier { _ in })
  }

  /// Gives assistive technology views to find in this one, as a list that nobody sees.
  nonisolated public func accessibilityChildren<V>(
    @ViewBuilder children: () -> V
  ) -> some View where V: View {
    let inner = children()
    return overlay {
      VStack { inner }.modifier(WrapperModifier { _ in .init(classes: ["w", "unseen"]) })
    }
  }

  /// Ties a label to what it names; give what is named an `accessibilityLabel` for a page.
  nonisolated public func accessibilityLabeledPair<ID>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View where ID: Hashable {
    self.modifier(EnvironmentModifier { _ in })
  }

  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.focus)
  }

  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    focused(binding.focus, equals: value)
  }
}

/// Which of a labelled pair a view is.
@frozen public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}

/// Where assistive technology is.
///
/// A page doesn't know where a screen reader is, only where the keyboard's focus is; this follows
/// that.
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty
where Value: Hashable {
  private var focus: FocusState<Value>

  public init() where Value == Bool {
    focus = FocusState()
  }

  public init<T>() where Value == T?, T: Hashable {
    focus = FocusState()
  }

  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(focus: focus.projectedValue)
  }

  /// A way to read and move where assistive technology is.
  @propertyWrapper public struct Binding {
    let focus: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
}

/// A name that belongs to one view in its place.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var box: NamespaceBox?

  public init() {}

  public var wrappedValue: Namespace.ID { ID(key: box.map { ObjectIdentifier($0) }) }

  /// What tells namespaces apart.
  public struct ID: Hashable {
    let key: ObjectIdentifier?
  }

  @MainActor public static func _install(
    _ property: inout Namespace,
    _ node: _Node,
    _ slot: inout AnyObject?
  ) {
    let box = slot as? NamespaceBox ?? NamespaceBox()
    slot = box
    property.box = box
  }
}

private final class NamespaceBox {}
