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
