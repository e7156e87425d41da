/// What modifiers say of the next element below them.
///
/// It travels down with the environment until an element takes it.
struct Semantics: Equatable {
  var label: String?
  var value: String?
  var hint: String?
  /// What a pointer that rests on the element shows.
  var help: String?
  /// Whether a button that stays pressed is pressed.
  var isPressed: Bool?
  var identifier: String?
  var isHidden: Bool?
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var headingLevel: Int?
  var isInvalid = false
  var isRequired = false
  /// Whether everything in a container is disabled.
  var isDisabledGroup = false
  var keys: [String] = []
  /// What is said in the page's own words, such as `aria-expanded`.
  var attributes: [String: String] = [:]

  static let none = Semantics()
}

/// What an element is to assistive technology before modifiers speak.
enum SemanticKind {
  /// A container: it has no name unless it is a group.
  case container
  case text
  case image
  case button
  /// A control with a value of its own.
  case control
}

extension Semantics {
  /// Writes what was said into an element's content.
  @MainActor func apply<V: View>(to content: inout ElementContent, of node: ElementHolder<V>) {
    applyName(to: &content, node.semanticKind, node.element)
    if let identifier { content.attributes["data-testid"] = identifier }
    if let help { content.attributes["title"] = help }
    if let isPressed { content.attributes["aria-pressed"] = isPressed ? "true" : "false" }
    if isHidden == true { content.attributes["aria-hidden"] = "true" }
    if isInvalid { content.attributes["aria-invalid"] = "true" }
    if isRequired { content.attributes["aria-required"] = "true" }
    if isDisabledGroup, node.semanticKind == .container, !node.children.isEmpty {
      content.attributes["aria-disabled"] = "true"
      // Without a role nothing can be disabled.
      if node.element.tag == "div" {
        content.attributes["role"] = content.attributes["role"] ?? "group"
      }
    }
    if !keys.isEmpty { content.attributes["data-k"] = keys.joined(separator: " ") }
    content.attributes.merge(attributes) { $1 }
    applyTraits(to: &content, tag: node.element.tag, node.semanticKind)
    let said = [saysValueApart(node.semanticKind) ? value : nil, hint]
    let words = said.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    let description = node.describeBy(words.isEmpty ? nil : words)
    content.attributes["aria-describedby"] = description
  }

  /// Whether the value is said in the description: a control has one of its own, and a button that
  /// is named by what is in it would keep an old name.
  private func saysValueApart(_ kind: SemanticKind) -> Bool {
    kind == .control || kind == .button && label == nil
  }

  @MainActor private func applyName(
    to content: inout ElementContent,
    _ kind: SemanticKind,
    _ element: PageElement
  ) {
    let value = saysValueApart(kind) ? nil : value.flatMap { $0.isEmpty ? nil : $0 }
    guard label != nil || value != nil else { return }
    // Most elements have no value in HTML, so the value is read after the name.
    var named = label ?? content.attributes["aria-label"] ?? content.text
    if named == nil, kind == .text { named = element.plainWords }
    let name = [named, value].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    switch kind {
    case .container:
      content.attributes["role"] = content.attributes["role"] ?? "group"
    case .text, .image:
      content.attributes["role"] = "img"
      content.attributes["aria-hidden"] = nil
    case .button, .control:
      break
    }
    content.attributes["aria-label"] = name
  }

  /// The level of the heading that an element is; nil for what is none.
  private var level: Int? {
    let isHeader = added.subtracting(removed).contains(.isHeader)
    return isHeader || headingLevel != nil ? headingLevel ?? 2 : nil
  }

  /// The tag of a text that is a heading from the beginning.
  var headingTag: String? { level.map { "h\($0)" } }

  private func applyTraits(
    to content: inout ElementContent,
    tag: String,
    _ kind: SemanticKind
  ) {
    let traits = added.subtracting(removed)
    if let level, tag != "h\(level)" {
      content.attributes["role"] = "heading"
      content.attributes["aria-level"] = String(level)
    }
    if traits.contains(.isSelected) {
      let takesSelected = content.attributes["role"] == "option"
      content.attributes[takesSelected ? "aria-selected" : "aria-current"] = "true"
    }
    if traits.contains(.isImage) { content.attributes["role"] = "img" }
    if traits.contains(.isLink) { content.attributes["role"] = "link" }
    // It means not to read each change.
    if traits.contains(.updatesFrequently) { content.attributes["aria-live"] = "off" }
    if traits.contains(.isSearchField), tag == "input" { content.attributes["role"] = "searchbox" }
    if traits.contains(.isModal), kind == .container, content.attributes["aria-label"] != nil {
      content.attributes["role"] = "dialog"
      content.attributes["aria-modal"] = "true"
    }
    guard kind != .control else { return }
    if traits.contains(.isToggle) {
      let isOn = traits.contains(.isSelected) || ["1", "true"].contains(value ?? "")
      content.attributes["role"] = "switch"
      content.attributes["aria-current"] = nil
      content.attributes["aria-checked"] = isOn ? "true" : "false"
    } else if traits.contains(.isButton), tag != "button" {
      content.attributes["role"] = "button"
    }
  }
}
