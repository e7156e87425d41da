import DesignTokens
import SwiftUI

/// A box whose ends are half circles, with the label above it.
///
/// For single short fields such as a search; what stands below it starts where its text does.
public struct CapsuleEntryFieldStyle: EntryFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    CapsuleEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == CapsuleEntryFieldStyle {
  /// A box whose ends are half circles, with the label above it.
  public static var capsule: CapsuleEntryFieldStyle { CapsuleEntryFieldStyle() }
}

private struct CapsuleEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if configuration.hasLabel {
        configuration.label
          .font(theme.type.caption)
          .foregroundStyle(theme.color.textSecondary)
          .padding(.horizontal, 16)
          // The input is named by its own title; read twice it would only delay.
          .accessibilityHidden(true)
      }
      EntryFieldBox(
        configuration: configuration,
        fill: theme.color.fill,
        // More than half the height of a line: a capsule. At the largest text sizes accessories have a
        // line of their own, and half of two lines would cut into them.
        shape: RoundedRectangle(cornerRadius: 48, style: .continuous)
      ) {
        configuration.content
          .entryFieldPrompt(configuration.hasLabel ? .example : .titleOrExample)
      }
      if let message = configuration.errorMessage {
        EntryFieldErrorText(message: message, inset: 16)
      }
    }
    .padding()
    .animation(theme.motion.snappy, value: configuration.errorMessage)
    .animation(theme.motion.snappy, value: configuration.isFocused)
  }
}
