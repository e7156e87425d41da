import DesignTokens
import SwiftUI

/// Grey shapes in the form's own layout, while a saved address loads.
struct AddressFormPlaceholder: View {
  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 12) {
        ForEach(0..<5) { _ in well }
        HStack(spacing: 12) {
          well
          well
        }
        well
      }
      .modifier(Card())
      well.modifier(Card())
      well
    }
    .accessibilityHidden(true)
  }

  private var well: some View {
    RoundedRectangle(cornerRadius: theme.radius.md)
      .fill(theme.color.fill)
      .frame(height: 52)
  }
}
