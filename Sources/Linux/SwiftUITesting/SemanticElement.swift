/// An element as assistive technology finds it.
public struct SemanticElement: Equatable, Sendable, CustomStringConvertible {
  /// What an element is.
  public enum Role: String, Sendable {
    case text
    case heading
    case textField
    case button
    /// A piece of a text that leads somewhere.
    case link
    case toggle
    case picker
    /// A radio button of a picker.
    case radio
    /// A row that can be selected.
    case option
    case image
    case dialog
    case progress
    case group
  }

  public let role: Role
  public let name: String
  /// What stands in a control; for a switch `true` or `false`.
  public let value: String
  public let hint: String
  public let identifier: String
  public let isEnabled: Bool
  public let isInvalid: Bool
  public let isSelected: Bool
  /// The attributes of its element in the page, such as `autocomplete`.
  public let attributes: [String: String]
  package let id: Int

  public var description: String {
    var words = ["\(role.rawValue) \"\(name)\""]
    if !value.isEmpty { words.append("= \"\(value)\"") }
    if !hint.isEmpty { words.append("hint \"\(hint)\"") }
    if isSelected { words.append("selected") }
    if isInvalid { words.append("invalid") }
    if !isEnabled { words.append("disabled") }
    return words.joined(separator: " ")
  }
}

/// Says which element of a page is meant.
public struct ElementQuery: Sendable, CustomStringConvertible {
  public let description: String
  let matches: @Sendable (SemanticElement) -> Bool

  private init(_ description: String, _ matches: @escaping @Sendable (SemanticElement) -> Bool) {
    self.description = description
    self.matches = matches
  }

  private init(_ role: SemanticElement.Role, _ name: String) {
    self.init("\(role.rawValue) \"\(name)\"") { $0.role == role && $0.name == name }
  }

  public static func text(_ text: String) -> ElementQuery { .init(.text, text) }
  public static func heading(_ name: String) -> ElementQuery { .init(.heading, name) }
  public static func textField(_ name: String) -> ElementQuery { .init(.textField, name) }
  public static func button(_ name: String) -> ElementQuery { .init(.button, name) }
  public static func link(_ name: String) -> ElementQuery { .init(.link, name) }
  public static func toggle(_ name: String) -> ElementQuery { .init(.toggle, name) }
  public static func picker(_ name: String) -> ElementQuery { .init(.picker, name) }
  public static func radio(_ name: String) -> ElementQuery { .init(.radio, name) }
  public static func option(_ name: String) -> ElementQuery { .init(.option, name) }
  public static func dialog(_ name: String) -> ElementQuery { .init(.dialog, name) }

  /// A button whose name begins with some words; its value may follow them.
  public static func button(startingWith words: String) -> ElementQuery {
    .init("button starting with \"\(words)\"") { $0.role == .button && $0.name.hasPrefix(words) }
  }

  public static func identifier(_ identifier: String) -> ElementQuery {
    .init("element \(identifier)") { $0.identifier == identifier }
  }

  static func shortcut(_ name: String) -> ElementQuery {
    .init("button for \(name)") { $0.attributes["data-shortcut"] == name }
  }

  public static func role(_ role: SemanticElement.Role) -> ElementQuery {
    .init("some \(role.rawValue)") { $0.role == role }
  }
}
