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
  /// The message is drawn by the style, and read as the input's hint.
  public func entryFieldError(_ message: String?) -> some View {
    environment(\.entryFieldError, message)
  }

  /// Tells the entry fields inside whether their value may not be left empty.
  public func entryFieldRequired(_ isRequired: Bool = true) -> some View {
    environment(\.entryFieldRequired, isRequired)
  }
}

private struct EntryFieldStyleKey: EnvironmentKey {
  static var defaultValue: any EntryFieldStyle { DefaultEntryFieldStyle() }
}

private struct EntryFieldErrorKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct EntryFieldRequiredKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var entryFieldStyle: any EntryFieldStyle {
    get { self[EntryFieldStyleKey.self] }
    set { self[EntryFieldStyleKey.self] = newValue }
  }

  var entryFieldError: String? {
    get { self[EntryFieldErrorKey.self] }
    set { self[EntryFieldErrorKey.self] = newValue }
  }

  var entryFieldRequired: Bool {
    get { self[EntryFieldRequiredKey.self] }
    set { self[EntryFieldRequiredKey.self] = newValue }
  }
}
