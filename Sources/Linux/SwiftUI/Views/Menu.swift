/// A button that shows further ones.
///
/// On a page they come up in a small dialog under the button, so that Escape, a tap beside it and
/// the focus behave as with every other dialog; in it they are a menu, with the keys of one.
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
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.buttonDidAct) private var closeOuter
  @State private var isOpen = false
  let content: Content
  let label: Label

  var body: some View {
    Button {
      isOpen = true
    } label: {
      if isInMenu {
        HStack {
          label
          Spacer(minLength: 16)
          Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.secondary)
            .modifier(WrapperModifier { _ in .init(classes: ["w", "leads-on"]) })
        }
      } else {
        label
      }
    }
    // A menu inside another one opens beside it: only what is chosen in there closes both.
    .modifier(EnvironmentModifier { $0.buttonDidAct = nil })
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
        content: { [closeOuter] in
          AnyView(
            MenuItems(content: content) {
              isOpen = false
              closeOuter?()
            }
          )
        },
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
      .modifier(WrapperModifier { _ in .init(classes: ["w"], attributes: ["role": "menu"]) })
      .modifier(
        EnvironmentModifier { [close] in
          $0.isInMenu = true
          $0.buttonDidAct = close
          $0.labelLook = EnvironmentValues().labelLook
          $0.toggleLook = { AnyView(MenuToggle(configuration: $0)) }
          $0.font = nil
          $0.standsInRow = false
          $0.keyboardShortcut = nil
        }
      )
  }
}

private struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, alignment: .leading)
      .foregroundStyle(
        configuration.role == .destructive
          ? Color(storage: .named("danger")) : Color(storage: .named("label"))
      )
  }
}

/// A toggle among the items of a menu.
private struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    let isOn = configuration.isOn
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .modifier(
      AccessibilityAttachmentModifier {
        $0.attributes["role"] = "menuitemcheckbox"
        $0.attributes["aria-checked"] = isOn ? "true" : "false"
      }
    )
  }
}

extension EnvironmentValues {
  private struct IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a view is among the items of a menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}
