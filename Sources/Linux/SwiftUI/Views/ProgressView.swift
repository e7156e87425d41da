/// Shows that something goes on.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let title: String?
}

extension ProgressView: View {
  nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    title = nil
  }

  nonisolated public init(_ titleKey: LocalizedStringKey)
  where Label == Text, CurrentValueLabel == EmptyView {
    title = titleKey.string
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S)
  where S: StringProtocol, Label == Text, CurrentValueLabel == EmptyView {
    self.title = String(title)
  }

  @MainActor public var body: some View {
    if let title {
      VStack(spacing: 8) {
        Spinner(title: title)
        // The spinner is named by it.
        Text(verbatim: title).foregroundStyle(.secondary).accessibilityHidden(true)
      }
    } else {
      Spinner(title: nil)
    }
  }
}

private struct Spinner: View {
  typealias Body = Never

  let title: String?

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _Node {
    ProgressNode(view, inputs, tag: "div")
  }
}

@MainActor private final class ProgressNode: ElementNode<Spinner> {
  override var semanticKind: SemanticKind { .control }

  override func describe() -> ElementContent {
    var content = ElementContent(classes: ["spinner"])
    content.attributes = ["role": "progressbar"]
    // A progress bar needs a name; Apple's says "in progress" in the reader's language.
    content.attributes["aria-label"] = view.title ?? "In progress"
    if let tint = environment.tint { content.styles = [.init("color:\(tint)")] }
    return content
  }
}
