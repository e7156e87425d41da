import DesignTokens
import SwiftUI

/// The style of the address form: a filled well with the label inside, above what is typed.
///
/// A thin line round the well answers to the focus and to an error, whose message stands below.
public struct WellEntryFieldStyle: EntryFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    WellEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == WellEntryFieldStyle {
  /// The style of the address form: a filled well with the label inside, above what is typed.
  public static var well: WellEntryFieldStyle { WellEntryFieldStyle() }
}

private struct WellEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      well
      if let message = configuration.errorMessage {
        EntryFieldErrorText(message: message, inset: 12)
      }
    }
    .animation(theme.motion.snappy, value: configuration.errorMessage)
    .animation(theme.motion.snappy, value: configuration.isFocused)
  }

  private var well: some View {
    EntryFieldRow(configuration: configuration, marksRequired: !configuration.hasLabel) {
      labelledInput
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
    .background(theme.color.fill, in: shape)
    .overlay {
      shape
        // Where colour tells something else already, the width tells that the focus is there.
        .strokeBorder(line, lineWidth: configuration.isFocused && isStrong ? 2 : 1)
        .allowsHitTesting(false)
    }
    .opacity(configuration.isEnabled ? 1 : 0.5)
    .contentShape(shape)
    .onTapGesture { configuration.focus() }
  }

  private var labelledInput: some View {
    VStack(alignment: .leading, spacing: 2) {
      if configuration.hasLabel {
        configuration.label
          .font(theme.type.caption)
          .foregroundStyle(hasError ? theme.color.danger : theme.color.textSecondary)
          // The input is named by its own title; read twice it would only delay.
          .accessibilityHidden(true)
      }
      configuration.content
        .textFieldStyle(.plain)
        .font(theme.type.body)
        .foregroundStyle(theme.color.textPrimary)
        .entryFieldPrompt(configuration.hasLabel ? .example : .titleOrExample)
    }
  }

  private var isStrong: Bool { hasError || theme.color.isIncreased }

  private var hasError: Bool { configuration.errorMessage != nil }

  private var line: Color {
    if hasError { return theme.color.danger }
    return configuration.isFocused ? theme.color.textPrimary : theme.color.separator
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: theme.radius.md, style: .continuous)
  }
}
