import DesignTokens
import SwiftUI

extension View {
  /// Lets an accessory stand back behind what is typed; not for a person who wants more contrast.
  func standingBack() -> some View {
    modifier(StandingBack())
  }
}

private struct StandingBack: ViewModifier {
  @Environment(\.spTheme) private var theme

  func body(content: Content) -> some View {
    content.opacity(theme.color.isIncreased ? 1 : 0.5)
  }
}
