import AddressUI
import SwiftUI

/// A style of this app's own: a small label over the input, and a line below that answers to it.
struct UnderlinedEntryFieldStyle: EntryFieldStyle {
  func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    UnderlinedEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == UnderlinedEntryFieldStyle {
  static var underlined: UnderlinedEntryFieldStyle { UnderlinedEntryFieldStyle() }
}

private struct UnderlinedEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if configuration.hasLabel {
        configuration.label
          .font(theme.type.caption)
          .fontWeight(.semibold)
          .foregroundStyle(configuration.isFocused ? theme.color.accent : theme.color.textSecondary)
          .accessibilityHidden(true)
      }
      // Large text needs the whole line for itself.
      if textSize.isAccessibilitySize {
        HStack {
          leading
          Spacer(minLength: 0)
          trailing
        }
      }
      row
      line
      if let message = configuration.errorMessage {
        Text(verbatim: message)
          .font(theme.type.footnote)
          .foregroundStyle(theme.color.danger)
          // The input says it as its hint.
          .accessibilityHidden(true)
      }
    }
    .opacity(configuration.isEnabled ? 1 : 0.5)
    .padding()
    .contentShape(.rect)
    .onTapGesture { configuration.focus() }
    .animation(theme.motion.standard, value: configuration.isFocused)
  }

  private var row: some View {
    HStack(spacing: 12) {
      if !textSize.isAccessibilitySize { leading }
      configuration.content
        .textFieldStyle(.plain)
        .foregroundStyle(theme.color.textPrimary)
        .entryFieldPrompt(.example)
      configuration.characterCount
        .font(theme.type.caption)
        .foregroundStyle(theme.color.textSecondary)
      if !textSize.isAccessibilitySize { trailing }
    }
    .frame(minHeight: 36)
  }

  private var trailing: some View {
    configuration.trailingAccessoryView
      .foregroundStyle(theme.color.textSecondary)
  }

  @ViewBuilder private var leading: some View {
    if configuration.hasLeadingAccessoryView {
      configuration.leadingAccessoryView
        .foregroundStyle(theme.color.accent)
    }
  }

  /// Always two points high, so that the focus moves nothing.
  private var line: some View {
    Rectangle()
      .fill(lineColor)
      .frame(height: 2)
      .frame(maxWidth: .infinity)
  }

  private var lineColor: Color {
    if configuration.errorMessage != nil { return theme.color.danger }
    return configuration.isFocused ? theme.color.accent : theme.color.separator
  }
}
