import AddressUI
import SwiftUI

/// One of several buttons of which one is chosen.
struct ChoiceButtonStyle: ButtonStyle {
  let isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    ChoiceButton(configuration: configuration, isChosen: isChosen)
  }
}

private struct ChoiceButton: View {
  let configuration: ButtonStyleConfiguration
  let isChosen: Bool

  @Environment(\.spTheme) private var theme

  var body: some View {
    configuration.label
      .foregroundStyle(isChosen ? theme.color.accentOn : theme.color.textPrimary)
      .padding(.horizontal, 12)
      .frame(minHeight: 44)
      .background(isChosen ? theme.color.accent : theme.color.fill, in: .capsule)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}
