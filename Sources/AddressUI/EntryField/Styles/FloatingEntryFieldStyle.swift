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
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      EntryFieldBox(
        configuration: configuration,
        fill: theme.color.fill,
        shape: RoundedRectangle(cornerRadius: theme.radius.md, style: .continuous)
      ) {
        input
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
          .lineLimit(raisedLines)
          .frame(maxWidth: .infinity, alignment: .leading)
          .hidden()
        configuration.content
          .font(theme.type.body)
          .foregroundStyle(theme.color.textPrimary)
          .entryFieldPrompt(isRaised ? .example : .nothing)
          .offset(y: isRaised || configuration.hasAdjustablePrompt ? 0 : -shift)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .topLeading) { raisedLabel }
      .overlay(alignment: .leading) { restingLabel }
    } else {
      configuration.content
        .font(theme.type.body)
        .foregroundStyle(theme.color.textPrimary)
    }
  }

  /// Above the input; it comes up from the middle of the box, or fades in where it is.
  private var raisedLabel: some View {
    configuration.label
      .font(theme.type.caption)
      .lineLimit(raisedLines)
      .modifier(
        FloatingLabelPlace(isShown: isRaised, color: raisedColor, offset: isRaised ? 0 : shift)
      )
  }

  /// In the middle of the box, where a placeholder would stand.
  private var restingLabel: some View {
    configuration.label
      .font(theme.type.body)
      .lineLimit(1)
      .modifier(
        FloatingLabelPlace(
          isShown: isResting,
          color: hasError ? theme.color.danger : theme.color.textTertiary,
          offset: isRaised ? -shift : 0
        )
      )
  }

  private var isRaised: Bool { configuration.isFocused || !configuration.isEmpty }

  /// Whether the label stands where a placeholder would.
  private var isResting: Bool { !isRaised && configuration.hasAdjustablePrompt }

  /// Large text leaves no room for a long word beside an accessory.
  private var raisedLines: Int { textSize.isAccessibilitySize ? 2 : 1 }

  /// How far the labels move: not at all for a person who wants less motion.
  private var shift: CGFloat { theme.motion.isReduced ? 0 : travel }

  private var hasError: Bool { configuration.errorMessage != nil }

  private var raisedColor: Color { hasError ? theme.color.danger : theme.color.textSecondary }
}

/// One of the two places of the label, of which one is seen at a time.
private struct FloatingLabelPlace: ViewModifier {
  let isShown: Bool
  let color: Color
  let offset: CGFloat

  func body(content: Content) -> some View {
    content
      .foregroundStyle(color)
      // As wide as the input, so that a long label ends where the input does.
      .frame(maxWidth: .infinity, alignment: .leading)
      .opacity(isShown ? 1 : 0)
      .offset(y: offset)
      .allowsHitTesting(false)
      // The input is named by its own title; read twice it would only delay.
      .accessibilityHidden(true)
  }
}
