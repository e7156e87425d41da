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

  /// Names that a person who speaks to the device may use.
  ///
  /// A page has no place for them: who speaks to a browser uses the words on the screen.
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

  /// Says whether a view is for interaction: whether the keyboard finds it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> _Accessible<Self> {
    let place = respondsToUserInteraction ? "0" : "-1"
    return modifier(AccessibilityAttachmentModifier { $0.attributes["tabindex"] = place })
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
