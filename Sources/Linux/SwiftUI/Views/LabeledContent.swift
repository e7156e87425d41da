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
        HStack {
          label
          Spacer(minLength: 8)
          content.foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .contain)
      )
    }
  }
}
