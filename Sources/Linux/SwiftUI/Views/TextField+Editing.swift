// What a field told before there were `onSubmit` and `FocusState`.

extension TextField where Label == Text {
  @available(*, deprecated, message: "Use FocusState and View.onSubmit(of:_:) instead.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    told = FieldActions(editingChanged: onEditingChanged, commit: onCommit)
  }

  @available(*, deprecated, message: "Use FocusState instead.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    told = FieldActions(editingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    told = FieldActions(commit: onCommit)
  }

  @available(*, deprecated, message: "Use FocusState and View.onSubmit(of:_:) instead.")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(text: text) { Text(title) }
    told = FieldActions(editingChanged: onEditingChanged, commit: onCommit)
  }

  @available(*, deprecated, message: "Use FocusState instead.")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self.init(text: text) { Text(title) }
    told = FieldActions(editingChanged: onEditingChanged)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(text: text) { Text(title) }
    told = FieldActions(commit: onCommit)
  }
}

extension SecureField where Label == Text {
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    told = FieldActions(commit: onCommit)
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(text: text) { Text(title) }
    told = FieldActions(commit: onCommit)
  }
}

/// What a field itself tells of being edited.
struct FieldActions {
  var editingChanged: (Bool) -> Void = { _ in }
  /// Return was pressed.
  var commit: () -> Void = {}
}
