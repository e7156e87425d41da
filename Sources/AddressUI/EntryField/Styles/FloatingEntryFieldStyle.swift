import DesignTokens
import SwiftUI

/// A box in which the label rests as a placeholder and rises once the field is used.
///
/// With the focus or with text the label stands above the input, small. The box keeps its height,
/// and with reduced motion nothing moves: the label fades.
///
/// An input of the app's own shows its prompt all the time, which then stands in for the resting
/// label: give it the label as its title and no other prompt, or use ``EntryFieldTextInput``.
public struct FloatingEntryFieldStyle: EntryFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    FloatingEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == FloatingEntryFieldStyle {
  /// A box in which the label rests as a placeholder and rises once the field is used.
  public static var floating: FloatingEntryFieldStyle { FloatingEntryFieldStyle() }
}

private struct FloatingEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  /// Half the raised label's line and the space below it: from there to the middle of the box.
  @ScaledMetric(relativeTo: .caption) private var travel: CGFloat = 9
  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      EntryFieldBox(
        configuration: configuration,
        fill: theme.color.fill,
        shape: RoundedRectangle(cornerRadius: theme.radius.md, style: .continuous)
      ) {
        input
          .padding(.vertical, 8)
      }
      if let message = configuration.errorMessage {
        EntryFieldErrorText(message: message, inset: 16)
      }
    }
    .padding()
    .animation(theme.motion.snappy, value: isRaised)
    .animation(theme.motion.snappy, value: configuration.errorMessage)
  }

  @ViewBuilder private var input: some View {
    if configuration.hasLabel {
      VStack(alignment: .leading, spacing: 2) {
        // Room for the raised label, so that nothing jumps when it gets there.
        configuration.label
          .font(theme.type.caption)
          .lineLimit(1)
          .hidden()
        configuration.content
          .font(theme.type.body)
          .foregroundStyle(theme.color.textPrimary)
          .entryFieldPrompt(isRaised ? .example : .nothing)
          .offset(y: isRaised || configuration.hasAdjustablePrompt ? 0 : -shift)
      }
      .overlay(alignment: .topLeading) { label }
    } else {
      configuration.content
        .font(theme.type.body)
        .foregroundStyle(theme.color.textPrimary)
    }
  }

  private var label: some View {
    configuration.label
      .font(isLarge ? theme.type.body : theme.type.caption)
      .foregroundStyle(color)
      .lineLimit(1)
      .opacity(isRaised || isLarge ? 1 : 0)
      .offset(y: isRaised ? 0 : isLarge ? travel : shift)
      .allowsHitTesting(false)
      // The input is named by its own title; read twice it would only delay.
      .accessibilityHidden(true)
  }

  private var isRaised: Bool { configuration.isFocused || !configuration.isEmpty }

  /// Whether the label stands where a placeholder would.
  private var isLarge: Bool { !isRaised && configuration.hasAdjustablePrompt }

  private var shift: CGFloat { theme.motion.isReduced ? 0 : travel }

  private var color: Color {
    if configuration.errorMessage != nil { return theme.color.danger }
    return isLarge ? theme.color.textTertiary : theme.color.textSecondary
  }
}
