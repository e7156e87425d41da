/// A key that presses a button, wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key as a page compares it, such as `Enter` or `Command+s`.
  var pageName: String {
    var names: [String] = []
    // Where there is no Command key, Control does what it does.
    if !modifiers.isDisjoint(with: [.command, .control]) { names.append("Command") }
    if modifiers.contains(.option) { names.append("Option") }
    if modifiers.contains(.shift) { names.append("Shift") }
    return (names + [key.pageName]).joined(separator: "+")
  }
}

/// Keys that are held down with another one.
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

extension View {
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    let name = shortcut.pageName
    return modifier(EnvironmentModifier { $0.keyboardShortcut = name })
  }
}

extension EnvironmentValues {
  private struct ShortcutKey: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  var keyboardShortcut: String? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}
