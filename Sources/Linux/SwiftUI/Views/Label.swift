/// A title with a symbol before it.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon
}

extension Label: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    LookedUp(\.labelLook) { look in
      look(
        LabelStyleConfiguration(
          title: .init(view: AnyView(title), text: (title as? Text)?.spoken),
          icon: .init(view: AnyView(icon))
        )
      )
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
