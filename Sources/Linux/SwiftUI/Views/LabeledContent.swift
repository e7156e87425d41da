/// A label beside what it names.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  @MainActor public var body: some View {
    LookedUp(\.formPart) { part in
      if part == .columns {
        // The two take a cell each of the form's columns.
        return AnyView(
          HStack {
            label
            content.foregroundStyle(.secondary)
          }
          .modifier(WrapperModifier { _ in .init(classes: ["cells"]) })
        )
      }
      return AnyView(
        BesideLabel(label: label, content: content.foregroundStyle(.secondary))
          .accessibilityElement(children: .contain)
      )
    }
  }
}

/// A label and what it names: on one line, or under each other where text is very large.
struct BesideLabel<Label: View, Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let label: Label
  let content: Content

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        content
      }
    } else {
      HStack {
        label
        Spacer(minLength: 8)
        content
      }
    }
  }
}
