/// What a text field's node needs of its view.
struct TextFieldParts {
  let text: Binding<String>
  let prompt: Text?
  let title: String?
  let axis: Axis
  /// A binding that keeps what is typed as it is typed; nil where the text is the value.
  var typed: ((String) -> Binding<String>)?
  /// What the field itself tells of being edited.
  var told: FieldActions?
}

struct TextFieldLook {
  let isSecure: Bool
}

/// A node whose element has a value that a person changes.
@MainActor protocol ValueTaking: _Node {
  /// Takes the value that the page shows.
  func take(_ value: String)
}

/// A text field: the browser owns what stands in it, the binding is told.
@MainActor
final class TextFieldNode<V: View>: ElementNode<V>, ValueTaking, Activatable,
  KeyTaking, FocusShowing
{
  private let parts: @MainActor (V) -> TextFieldParts
  private let look: TextFieldLook
  /// The last value read or written; a value that comes back is not read again.
  private var value = ""

  init(
    _ view: V,
    _ inputs: _NodeInputs,
    look: TextFieldLook,
    parts: @escaping @MainActor (V) -> TextFieldParts
  ) {
    self.parts = parts
    self.look = look
    let axis = parts(view).axis
    super.init(view, inputs, tag: axis == .vertical ? "textarea" : "input")
  }

  override var semanticKind: SemanticKind { .control }

  private var binding: Binding<String> {
    let parts = parts(view)
    return parts.typed?(value) ?? parts.text
  }

  override func describe() -> ElementContent {
    let parts = parts(view)
    readValue()
    var content = ElementContent(classes: ["f"])
    content.attributes = environment.textInput.attributes
    if element.tag == "input" {
      let isSearch = environment.submitTrigger == .search
      content.attributes["type"] = look.isSecure ? "password" : isSearch ? "search" : "text"
    } else {
      content.attributes["rows"] = "1"
    }
    content.attributes["aria-label"] = parts.title
    content.attributes["data-k"] = keyList
    let prompt = parts.prompt?.string(in: environment.locale) ?? parts.title
    if let prompt, !prompt.isEmpty { content.attributes["placeholder"] = prompt }
    if environment.redactsText {
      // Nothing of the value is in the page, and nothing can be typed over it unseen.
      environment.markRedacted(&content)
      content.attributes["placeholder"] = nil
      content.properties = ["disabled"]
    }
    content.styles = environment.textStyles()
    if environment.textFieldLook == .roundedBorder {
      content.styles += [
        .init("box-shadow:inset 0 0 0 1px var(--separator)"), .px("border-radius", 6),
        .px("padding", 6),
      ]
    }
    if let color = parts.prompt?.style.foreground?.resolved(in: environment).css {
      content.styles.append(.init("color:\(color)", selector: "::placeholder"))
    }
    if !environment.isEnabled { content.properties = ["disabled"] }
    return content
  }

  private func readValue() {
    value = tracking { binding.wrappedValue }
    let shown = environment.redactsText ? "" : value
    setControl(shown, maximumLength: element.tag == "textarea" ? 2000 : 1000)
  }

  /// Nothing but the value is read from what can change by itself.
  override func reevaluate() { readValue() }

  override func describeFlexibility() -> Flexibility {
    Flexibility(across: .filling, down: .fixed)
  }

  func take(_ value: String) {
    guard value != self.value else { return }
    self.value = value
    binding.wrappedValue = value
    // A binding may refuse or change what it is given without anything else noticing.
    let kept = binding.wrappedValue
    self.value = kept
    element.control?.value = kept
  }

  func focusDidChange(isFocused: Bool) {
    parts(view).told?.editingChanged(isFocused)
  }

  /// Return was pressed: the handlers from the innermost to the outermost act.
  func activate() {
    parts(view).told?.commit()
    for action in environment.submitActions
    where action.triggers.contains(environment.submitTrigger) {
      action.act()
    }
  }
}

extension ElementNode {
  /// Says what the control's value is; what the page shows is kept from before.
  func setControl(
    _ value: String,
    maximumLength: Int,
    offered: Set<String>? = nil
  ) {
    var control =
      element.control
      ?? ControlState(
        value: value,
        shown: value,
        path: path.text,
        maximumLength: maximumLength
      )
    control.value = value
    control.maximumLength = maximumLength
    control.offered = offered
    element.control = control
  }
}
