import AddressUI
import SwiftUI

/// Some fields that belong together, under a heading.
struct ProfileCard<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(theme.type.headline)
        .foregroundStyle(theme.color.textPrimary)
        .accessibilityAddTraits(.isHeader)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(theme.color.surface, in: .rect(cornerRadius: theme.radius.lg))
    .spShadow(.e1)
  }
}
