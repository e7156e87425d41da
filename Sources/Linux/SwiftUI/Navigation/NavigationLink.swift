/// A button that leads to another page of the stack it stands in.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let value: AnyHashable?
  let destination: Destination?
  let label: Label
}

extension NavigationLink: View {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.destination = destination()
    self.label = label()
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never, P: Hashable {
    self.value = value.map { AnyHashable($0) }
    destination = nil
    self.label = label()
  }

  @MainActor public var body: some View {
    LinkBody(value: value, destination: destination.map { AnyView($0) }, label: label)
  }
}

private struct LinkBody<Label: View>: View {
  @Environment(\.navigation) private var navigation
  @Environment(\.standsInRow) private var standsInRow
  @State private var isOpen = false
  let value: AnyHashable?
  let destination: AnyView?
  let label: Label

  var body: some View {
    Button(action: follow) {
      if standsInRow {
        HStack {
          label.frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
            .modifier(WrapperModifier { _ in .init(classes: ["w", "leads-on"]) })
        }
      } else {
        label
      }
    }
    .modifier(EnvironmentModifier { $0.buttonIsLink = true })
    .disabled(navigation?.stack == nil || (value == nil && destination == nil))
    .navigationDestination(isPresented: $isOpen) { destination }
  }

  private func follow() {
    if let value { navigation?.stack?.push(value, from: navigation?.bar) } else { isOpen = true }
  }
}

extension EnvironmentValues {
  private struct ButtonIsLinkKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether a button leads to a page: in a row it has the colour of text.
  var buttonIsLink: Bool {
    get { self[ButtonIsLinkKey.self] }
    set { self[ButtonIsLinkKey.self] = newValue }
  }
}
