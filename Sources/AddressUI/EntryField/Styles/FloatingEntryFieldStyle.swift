import DesignTokens
import SwiftUI

/// A box in which the label rises from the input once the field is used.
///
/// At rest the input's own prompt stands alone in the middle, so give the input the label as its
/// title and no other prompt. With the focus or with text the label appears above it. The box keeps
/// its height, and with reduced motion nothing moves: the label fades in.
public struct FloatingEntryFieldStyle: EntryFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    FloatingEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == FloatingEntryFieldStyle {
  /// A box in which the label rises from the input once the field is used.
  public static var floating: FloatingEntryFieldStyle { FloatingEntryFieldStyle() }
}

private struct FloatingEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      EntryFieldBox(
        configuration: configuration,
        fill: theme.color.fill,
        shape: RoundedRectangle(cornerRadius: theme.radius.md, style: .continuous)
      ) {
        VStack(alignment: .leading, spacing: 2) {
          if configuration.hasLabel { label }
          configuration.content
            .font(theme.type.body)
            .offset(y: isRaised ? 0 : -travel)
        }
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

  private var label: some View {
    configuration.label
      .font(theme.type.caption)
      .foregroundStyle(
        configuration.errorMessage == nil ? theme.color.textSecondary : theme.color.danger
      )
      .opacity(isRaised ? 1 : 0)
      .offset(y: isRaised ? 0 : travel)
      // The input is named by its own title; read twice it would only delay.
      .accessibilityHidden(true)
  }

  private var isRaised: Bool { configuration.isFocused || !configuration.isEmpty }

  /// Half the label's line: it brings the resting prompt to the middle of the box.
  private var travel: CGFloat {
    theme.motion.isReduced || !configuration.hasLabel ? 0 : 9
  }
}
