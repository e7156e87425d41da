/// Says something of a view to assistive technology.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never

  let change: (inout Semantics) -> Void
  /// What assistive technology can do with the view, and what that is called.
  let action: AccessibilityAction?
  /// How much earlier than its neighbours the view is read.
  let priority: Double?

  init(
    action: AccessibilityAction? = nil,
    priority: Double? = nil,
    _ change: @escaping (inout Semantics) -> Void
  ) {
    self.change = change
    self.action = action
    self.priority = priority
  }

  @MainActor public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    _ inputs: _NodeInputs
  ) -> _Node {
    AccessibilityNode(view, inputs)
  }
}

@MainActor
private final class AccessibilityNode<Content: View>:
  ModifierNode<Content, AccessibilityAttachmentModifier>, Activatable
{
  /// A button that nobody sees, for an action.
  private lazy var button = makeElement("button")
  private lazy var box = makeElement("div")
  private var hasAction = false
  private var hasBox = false

  override func prepare() {
    hasAction = modifier.action != nil
    hasBox = hasAction || modifier.priority != nil
    guard hasBox else { return }
    box.source = { [unowned self] in childElements + (hasAction ? [button] : []) }
    modifierDidChange()
  }

  override func modifierDidChange() {
    guard hasBox else { return }
    var content = ElementContent(classes: ["w"])
    if let priority = modifier.priority {
      // What is read first has the smallest number there.
      let order = Int(max(-9999, min(9999, -priority)).rounded())
      content.classes.append("prior")
      content.styles = [.init("reading-order:\(order)")]
    }
    box.content = content
    guard let action = modifier.action else { return }
    button.content = ElementContent(
      attributes: ["type": "button"],
      classes: ["b", "unseen"],
      text: action.name
    )
  }

  override var flowElements: [PageElement] { hasBox ? [box] : super.flowElements }

  override func appendElements(to elements: inout [PageElement]) {
    if hasBox { elements.append(box) } else { super.appendElements(to: &elements) }
  }

  func activate() { modifier.action?.act() }

  override func dispose() {
    super.dispose()
    guard hasBox else { return }
    if hasAction { runtime?.page.remove(button) }
    runtime?.page.remove(box)
  }

  override func contentEnvironment() -> EnvironmentValues {
    var values = environment
    // What stands further out was said later and wins.
    var semantics = Semantics()
    modifier.change(&semantics)
    semantics.merge(values.semantics)
    values.semantics = semantics
    return values
  }
}

extension Semantics {
  /// Takes over what another one says.
  mutating func merge(_ other: Semantics) {
    label = other.label ?? label
    value = other.value ?? value
    hint = other.hint ?? hint
    help = other.help ?? help
    isPressed = other.isPressed ?? isPressed
    identifier = other.identifier ?? identifier
    isHidden = other.isHidden ?? isHidden
    added.formUnion(other.added)
    removed.formUnion(other.removed)
    headingLevel = other.headingLevel ?? headingLevel
    isInvalid = isInvalid || other.isInvalid
    isRequired = isRequired || other.isRequired
    isDisabledGroup = isDisabledGroup || other.isDisabledGroup
    keys += other.keys
    attributes.merge(other.attributes) { $1 }
  }
}

public typealias _Accessible<Content> = ModifiedContent<Content, AccessibilityAttachmentModifier>

extension View {
  nonisolated func attach(
    _ change: @escaping (inout Semantics) -> Void
  ) -> _Accessible<Self> {
    modifier(AccessibilityAttachmentModifier(change))
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> _Accessible<Self> {
    attach { $0.label = label.spoken }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Accessible<Self> {
    attach { $0.label = labelKey.string }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(_ label: S) -> _Accessible<Self>
  where S: StringProtocol {
    let text = String(label)
    return attach { $0.label = text }
  }

  nonisolated public func accessibilityValue(_ valueDescription: Text) -> _Accessible<Self> {
    attach { $0.value = valueDescription.spoken }
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Accessible<Self> {
    attach { $0.value = valueKey.string }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(_ value: S) -> _Accessible<Self>
  where S: StringProtocol {
    let text = String(value)
    return attach { $0.value = text }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> _Accessible<Self> {
    attach { $0.hint = hint.spoken }
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Accessible<Self> {
    attach { $0.hint = hintKey.string }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(_ hint: S) -> _Accessible<Self>
  where S: StringProtocol {
    let text = String(hint)
    return attach { $0.hint = text }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> _Accessible<Self> {
    attach { $0.identifier = identifier }
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> _Accessible<Self> {
    attach { $0.isHidden = hidden }
  }

  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> _Accessible<Self> {
    attach { $0.added.formUnion(traits) }
  }

  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> _Accessible<Self> {
    attach { $0.removed.formUnion(traits) }
  }

  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> _Accessible<Self> {
    attach { $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue) }
  }

  /// Says which of several neighbours is read first: the one with the greatest number.
  ///
  /// Browsers that know `reading-flow` read and tab in this order; others in that of the views.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> _Accessible<Self> {
    modifier(AccessibilityAttachmentModifier(priority: sortPriority) { _ in })
  }

  nonisolated public func help(_ text: Text) -> some View {
    attach { $0.help = text.string }
  }

  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    attach { $0.help = textKey.string }
  }

  @_disfavoredOverload
  nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol {
    let text = String(text)
    return attach { $0.help = text }
  }

  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, behavior: children)
  }
}

extension View {
  /// Says whether the value of the control inside is wrong, and whether it may not be left empty.
  ///
  /// Apple's frameworks have no such words, so views of apps can't say it; a file for Linux can.
  @_spi(Host)
  nonisolated public func _accessibilityState(
    isInvalid: Bool,
    isRequired: Bool = false
  ) -> some View {
    attach {
      $0.isInvalid = isInvalid
      $0.isRequired = isRequired
    }
  }
}

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
