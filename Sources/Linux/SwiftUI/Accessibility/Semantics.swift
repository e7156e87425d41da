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
    applyName(to: &content, node.semanticKind)
    if let identifier { content.attributes["data-testid"] = identifier }
    if let help { content.attributes["title"] = help }
    if let isPressed { content.attributes["aria-pressed"] = isPressed ? "true" : "false" }
    if isHidden == true { content.attributes["aria-hidden"] = "true" }
    if isInvalid { content.attributes["aria-invalid"] = "true" }
    if isRequired { content.attributes["aria-required"] = "true" }
    if !keys.isEmpty { content.attributes["data-k"] = keys.joined(separator: " ") }
    content.attributes.merge(attributes) { $1 }
    applyTraits(to: &content, tag: node.element.tag)
    let description = node.describeBy(hint.flatMap { $0.isEmpty ? nil : $0 })
    content.attributes["aria-describedby"] = description
  }

  private func applyName(to content: inout ElementContent, _ kind: SemanticKind) {
    guard let label else { return }
    switch kind {
    case .container:
      content.attributes["role"] = content.attributes["role"] ?? "group"
      content.attributes["aria-label"] = label
    case .text, .image:
      content.attributes["role"] = "img"
      content.attributes["aria-label"] = label
      content.attributes["aria-hidden"] = nil
    case .button:
      // A button has no value in HTML, so the value is read after the name.
      content.attributes["aria-label"] = [label, value ?? ""].filter { !$0.isEmpty }
        .joined(separator: ", ")
    case .control:
      content.attributes["aria-label"] = label
    }
  }

  /// The level of the heading that an element is; nil for what is none.
  private var level: Int? {
    let isHeader = added.subtracting(removed).contains(.isHeader)
    return isHeader || headingLevel != nil ? headingLevel ?? 2 : nil
  }

  /// The tag of a text that is a heading from the beginning.
  var headingTag: String? { level.map { "h\($0)" } }

  private func applyTraits(to content: inout ElementContent, tag: String) {
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
  }
}
