/// A button that shows further ones.
///
/// On a page they come up in a small dialog under the button, so that Escape, a tap beside it and
/// the focus behave as with every other dialog.
public struct Menu<Label, Content> where Label: View, Content: View {
  let content: Content
  let label: Label
}

extension Menu: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  @MainActor public var body: some View { MenuBody(content: content, label: label) }
}

private struct MenuBody<Content: View, Label: View>: View {
  @State private var isOpen = false
  let content: Content
  let label: Label

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .modifier(
      AccessibilityAttachmentModifier {
        $0.attributes["aria-haspopup"] = "menu"
        $0.attributes["aria-expanded"] = isOpen ? "true" : "false"
      }
    )
    .modifier(
      PresentationModifier(
        identity: { isOpen ? AnyHashable(true) : nil },
        close: { isOpen = false },
        onDismiss: {},
        content: { AnyView(MenuItems(content: content) { isOpen = false }) },
        look: {
          ElementContent(attributes: ["aria-modal": "true", "data-under": ""], classes: ["menu"])
        }
      )
    )
  }
}

private struct MenuItems<Content: View>: View {
  let content: Content
  let close: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .buttonStyle(MenuItemStyle())
      .frame(maxWidth: .infinity)
      .modifier(EnvironmentModifier { [close] in $0.buttonDidAct = close })
  }
}

private struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .padding(.horizontal, 16)
      .foregroundStyle(
        configuration.role == .destructive
          ? Color(storage: .named("danger")) : Color(storage: .named("label"))
      )
  }
}
