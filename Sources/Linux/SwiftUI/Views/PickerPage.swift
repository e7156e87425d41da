/// A picker as a row that leads to a page with its choices.
struct PickerLink: View {
  let parts: PickerParts

  var body: some View {
    NavigationLink {
      PickerPage(parts: parts)
    } label: {
      BesideLabel(
        label: parts.label,
        content: ChosenView(parts: parts)
          .modifier(EnvironmentModifier { $0.foregroundCSS = "var(--label2)" })
      )
    }
  }
}

/// The choices; choosing leads back.
private struct PickerPage: View {
  @Environment(\.dismiss) private var dismiss
  let parts: PickerParts

  var body: some View {
    ScrollView {
      ChoiceRowsView(parts: parts, didChoose: { dismiss() }, isInMenu: false).padding(16)
    }
    .navigationTitle(parts.title)
  }
}

/// The words of what is chosen.
private struct ChosenView: View {
  typealias Body = Never

  let parts: PickerParts

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ChosenNode(view, inputs, tag: "span")
  }
}

@MainActor private final class ChosenNode: ElementNode<ChosenView>, ChoiceReading {
  /// The choices are built for their words and not shown.
  private var content: _Node?

  override var semanticKind: SemanticKind { .text }

  override var readsWords: Bool { true }

  func choicesDidChange() { render() }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func build() {
    content = AnyView._makeNode(view.parts.content, inputs(at: 0, childEnvironment))
    element.source = { [] }
  }

  override func updateChildren() {
    if let content { handOver(view.parts.content, to: content, childEnvironment) }
    render()
  }

  override func describe() -> ElementContent {
    let selected = tracking { view.parts.selection.wrappedValue }
    let chosen = content?.choices.first { $0.tag == selected }
    return ElementContent(
      classes: ["t"],
      styles: environment.textStyles(),
      text: chosen?.node.plainText ?? ""
    )
  }
}
