import DesignTokens
import SwiftUI

/// A switch in the colours of the theme; the system's own has a white thumb whatever the theme.
///
/// To assistive technology it is the system's switch.
struct ThemedSwitchStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 12) {
        configuration.label
        Spacer(minLength: 0)
        ThemedSwitch(isOn: configuration.isOn)
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityRepresentation {
      Toggle(isOn: configuration.$isOn) { configuration.label }
        .toggleStyle(.switch)
    }
  }
}

private struct ThemedSwitch: View {
  let isOn: Bool

  @Environment(\.spTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Circle()
      .fill(isOn ? theme.color.accentOn : theme.color.textTertiary)
      .frame(width: 23, height: 23)
      .padding(.leading, isOn ? 24 : 4)
      .frame(width: 51, height: 31, alignment: .leading)
      .background(isOn ? theme.color.accent : theme.color.fill, in: .capsule)
      .overlay {
        // Without it the track of a switch that is off would hardly stand out from the card.
        Capsule().strokeBorder(isOn ? theme.color.accent : theme.color.textTertiary)
      }
      .opacity(isEnabled ? 1 : 0.5)
      .animation(theme.motion.snappy, value: isOn)
  }
}
