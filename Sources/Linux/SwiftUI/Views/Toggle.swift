/// A switch.
public struct Toggle<Label> where Label: View {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    LookedUp(\.toggleLook) { look in
      look(ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn))
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to draw, in the style outside of that one.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>)
  where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
