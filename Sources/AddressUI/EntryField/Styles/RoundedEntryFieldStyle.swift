import DesignTokens
import SwiftUI

/// A grey box with round corners and the label above it.
///
/// Measures are the tutorial's: 54 points high at least, corners of 8, a fifth of grey. Label and
/// prompt are darker than there, so that everybody can read them. The line round the box shows only
/// for the focus, for an error and with increased contrast.
public struct RoundedEntryFieldStyle: EntryFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    RoundedEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == RoundedEntryFieldStyle {
  /// A grey box with round corners and the label above it.
  public static var rounded: RoundedEntryFieldStyle { RoundedEntryFieldStyle() }
}

private struct RoundedEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if configuration.hasLabel {
        configuration.label
          .font(theme.type.caption)
          .foregroundStyle(theme.color.textSecondary)
          // The input is named by its own title; read twice it would only delay.
          .accessibilityHidden(true)
      }
      EntryFieldBox(
        configuration: configuration,
        fill: Color.gray.opacity(0.2),
        shape: RoundedRectangle(cornerRadius: 8, style: .continuous)
      ) {
        configuration.content
          .entryFieldPrompt(
            configuration.hasLabel ? .example : .titleOrExample,
            // The faintest text can't be read on this grey.
            color: theme.color.textSecondary
          )
      }
      if let message = configuration.errorMessage {
        EntryFieldErrorText(message: message)
      }
    }
    .padding()
    .animation(theme.motion.snappy, value: configuration.errorMessage)
    .animation(theme.motion.snappy, value: configuration.isFocused)
  }
}
