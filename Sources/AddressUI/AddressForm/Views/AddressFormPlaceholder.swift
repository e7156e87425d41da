import DesignTokens
import SwiftUI

/// Grey shapes in the form's own layout, while a saved address loads.
struct AddressFormPlaceholder: View {
  /// The rows of a card with every part, since the country is not known yet.
  static let rows = AddressFormOrder.card.rows(of: .format(for: "US"))

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 12) {
        ForEach(Self.rows) { row in
          HStack(spacing: 12) {
            ForEach(row.fields, id: \.self) { _ in well }
          }
        }
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
