import DesignTokens
import SwiftUI

/// What is wrong with a field, for the eye only: the input says it as its hint.
struct EntryFieldErrorText: View {
  let message: String
  var inset: CGFloat = 0

  @Environment(\.spTheme) private var theme

  var body: some View {
    Text(verbatim: message)
      .font(theme.type.footnote)
      .foregroundStyle(theme.color.danger)
      .fixedSize(horizontal: false, vertical: true)
      .accessibilityHidden(true)
      .padding(.horizontal, inset)
      .transition(transition)
  }

  private var transition: AnyTransition {
    theme.motion.isReduced ? .opacity : .opacity.combined(with: .move(edge: .top))
  }
}
