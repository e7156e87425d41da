/// One accessibility element made of those inside.
nonisolated struct AccessibilityElementView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let behavior: AccessibilityChildBehavior

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    AccessibilityElementNode(view, inputs) { $0.content }
  }
}

@MainActor
private final class AccessibilityElementNode<Content: View>:
  ContainerNode<AccessibilityElementView<Content>, Content>
{
  /// Round what is read as one, so that its parts are not read as well.
  private var parts: PageElement?

  override func build() {
    super.build()
    element.source = { [unowned self] in parts.map { [$0] } ?? childElements }
  }

  /// Wraps the parts, or lets them stand by themselves again.
  private func wrapParts() {
    let isWrapped = view.behavior != .contain
    guard isWrapped != (parts != nil) else { return }
    if let parts { runtime?.page.remove(parts) }
    parts = isWrapped ? makeElement("div") : nil
    parts?.content.classes = ["w"]
    parts?.source = { [unowned self] in childElements }
    runtime?.page.childrenChanged(of: element)
  }

  override var readsWords: Bool { view.behavior != .contain }

  override var flowElements: [PageElement] { [element] + (parts.map { [$0] } ?? []) }

  override func describe() -> ElementContent {
    var content = ElementContent(classes: ["w"])
    content.attributes["role"] = "group"
    wrapParts()
    guard let parts else { return content }
    // What takes keys must be found by those who use them, so then the parts stay.
    let isOne = firstFocusableElement == nil
    parts.content.attributes["aria-hidden"] = isOne ? "true" : nil
    if isOne { content.attributes["role"] = "img" }
    if view.behavior == .combine {
      let words = childElements.flatMap(\.separateWords)
      content.attributes["aria-label"] = words.joined(separator: ", ")
    }
    return content
  }

  override func dispose() {
    super.dispose()
    if let parts { runtime?.page.remove(parts) }
  }
}
