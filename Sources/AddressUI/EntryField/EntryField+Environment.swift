import SwiftUI

extension View {
  /// Sets how the entry fields inside look.
  ///
  /// A field with a style of its own keeps it.
  public func entryFieldStyle(_ style: some EntryFieldStyle) -> some View {
    environment(\.entryFieldStyle, style)
  }

  /// Tells the entry fields inside what is wrong with their value; nil where nothing is.
  ///
  /// The message is drawn by the style, read as the input's hint, and spoken when it comes up while
  /// the person is in the field or has just left it. A field that is told, also of
  /// nil, is judged by whoever tells it, and no longer by its kind.
  public func entryFieldError(_ message: String?) -> some View {
    environment(\.entryFieldVerdict, EntryFieldVerdict(message: message))
  }

  /// Says what is typed into the entry fields inside: see ``EntryFieldKind``.
  public func entryFieldKind(_ kind: EntryFieldKind?) -> some View {
    environment(\.entryFieldKind, kind)
  }

  /// Says what Next and Done do above a keyboard that has no Return key.
  ///
  /// Without an action there is no Next, and Done only puts the keyboard away. A field in a form
  /// that uses ``EntryFieldFormFieldStyle`` has one already.
  public func onEntryFieldSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.entryFieldSubmit, action)
  }

  /// Tells the entry fields inside whether their value may not be left empty.
  ///
  /// A required field is marked with an asterisk, and assistive technology says it in words.
  public func entryFieldRequired(_ isRequired: Bool = true) -> some View {
    environment(\.entryFieldRequired, isRequired)
  }

  /// Says whether required entry fields inside carry an asterisk.
  ///
  /// Turn it off where most fields are required and the others say that they are optional. It is
  /// said in words all the same.
  public func entryFieldMarksRequired(_ isMarked: Bool) -> some View {
    environment(\.entryFieldMarksRequired, isMarked)
  }

  /// Says whether the entry fields inside speak of an error when it comes up where a person types.
  ///
  /// A form that speaks itself of what it refuses turns it off; the hint stays.
  func entryFieldAnnouncesErrors(_ isAnnounced: Bool) -> some View {
    environment(\.entryFieldAnnouncesErrors, isAnnounced)
  }
}

private struct EntryFieldStyleKey: EnvironmentKey {
  static var defaultValue: any EntryFieldStyle { DefaultEntryFieldStyle() }
}

/// What somebody outside a field says of its value.
struct EntryFieldVerdict: Equatable, Sendable {
  let message: String?
}

private struct EntryFieldVerdictKey: EnvironmentKey {
  static var defaultValue: EntryFieldVerdict? { nil }
}

private struct EntryFieldKindKey: EnvironmentKey {
  static var defaultValue: EntryFieldKind? { nil }
}

private struct EntryFieldSubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private struct EntryFieldRequiredKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct EntryFieldIsComposingKey: EnvironmentKey {
  static var defaultValue: @MainActor @Sendable () -> Bool { { TextComposition.isUnderWay } }
}

private struct EntryFieldMarksRequiredKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct EntryFieldAnnouncesErrorsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Tells whether the input with the focus holds letters that are still being put together.
  var entryFieldIsComposing: @MainActor @Sendable () -> Bool {
    get { self[EntryFieldIsComposingKey.self] }
    set { self[EntryFieldIsComposingKey.self] = newValue }
  }

  var entryFieldMarksRequired: Bool {
    get { self[EntryFieldMarksRequiredKey.self] }
    set { self[EntryFieldMarksRequiredKey.self] = newValue }
  }

  var entryFieldAnnouncesErrors: Bool {
    get { self[EntryFieldAnnouncesErrorsKey.self] }
    set { self[EntryFieldAnnouncesErrorsKey.self] = newValue }
  }

  var entryFieldStyle: any EntryFieldStyle {
    get { self[EntryFieldStyleKey.self] }
    set { self[EntryFieldStyleKey.self] = newValue }
  }

  var entryFieldVerdict: EntryFieldVerdict? {
    get { self[EntryFieldVerdictKey.self] }
    set { self[EntryFieldVerdictKey.self] = newValue }
  }

  var entryFieldKind: EntryFieldKind? {
    get { self[EntryFieldKindKey.self] }
    set { self[EntryFieldKindKey.self] = newValue }
  }

  var entryFieldSubmit: (@MainActor () -> Void)? {
    get { self[EntryFieldSubmitKey.self] }
    set { self[EntryFieldSubmitKey.self] = newValue }
  }

  var entryFieldRequired: Bool {
    get { self[EntryFieldRequiredKey.self] }
    set { self[EntryFieldRequiredKey.self] = newValue }
  }
}
