/// A key by the character it makes.
public struct KeyEquivalent: Hashable, Sendable {
  public var character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let `return` = KeyEquivalent("\r")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")

  /// The key's name in a page.
  var pageName: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .escape: "Escape"
    case .return: "Enter"
    case .tab: "Tab"
    case .space: "Space"
    default: String(character)
    }
  }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Whether a view did something with it.
  @nonexhaustive public enum Result: Sendable {
    case handled
    case ignored
  }
}

extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    // Handlers are made in views and run when an event is handled, both on the main actor.
    nonisolated(unsafe) let action = action
    return modifier(
      EnvironmentModifier {
        $0.keyHandlers.insert(.init(key: key.pageName) { action() }, at: 0)
      }
    )
  }
}

/// What a view does with a key.
struct KeyHandler {
  let key: String
  /// Whether a page leaves the key to the views; else it sends the key where it sees fit.
  var isAskedFor = true
  let act: @MainActor () -> KeyPress.Result
}

extension EnvironmentValues {
  private struct KeyHandlersKey: EnvironmentKey {
    static var defaultValue: [KeyHandler] { [] }
  }

  /// What happens to keys, from the innermost handler to the outermost.
  var keyHandlers: [KeyHandler] {
    get { self[KeyHandlersKey.self] }
    set { self[KeyHandlersKey.self] = newValue }
  }
}

/// A node whose element hears keys while it has the focus.
@MainActor protocol KeyTaking: _Node {}

extension KeyTaking {
  /// Offers a key to the handlers; returns whether one of them took it.
  func keyPressed(_ key: String) -> Bool {
    environment.keyHandlers.contains { $0.key == key && $0.act() == .handled }
  }

  /// The keys that a page sends on, as its attribute lists them; nil for none.
  var keyList: String? {
    let keys = environment.keyHandlers.filter(\.isAskedFor).map(\.key)
    return keys.isEmpty ? nil : Set(keys).sorted().joined(separator: " ")
  }
}
