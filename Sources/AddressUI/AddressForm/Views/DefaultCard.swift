import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The switch that makes an address the default, on a card of its own.
struct DefaultCard: View {
  let form: FormFields<PostalAddress>
  let title: String

  @Environment(\.spTheme) private var theme

  var body: some View {
    form.field(\.isDefault) { $isDefault in
      Toggle(isOn: $isDefault) {
        Text(verbatim: title)
          .font(theme.type.body)
          .foregroundStyle(theme.color.textPrimary)
      }
      .toggleStyle(ThemedSwitchStyle())
    }
    .modifier(Card())
  }
}
