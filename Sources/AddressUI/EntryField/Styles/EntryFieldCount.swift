import DesignTokens
import SwiftUI

/// How much of the limit is used, once it is near.
struct EntryFieldCount: View {
  let configuration: EntryFieldStyleConfiguration

  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  var body: some View {
    if let count = configuration.shownCharacterCount, let limit = configuration.characterLimit {
      Text(verbatim: "\(count)/\(limit)")
        .font(theme.type.caption)
        .monospacedDigit()
        .foregroundStyle(theme.color.textSecondary)
        .fixedSize()
        .accessibilityLabel(
          EntryFieldTexts.texts(for: locale.addressLanguage).count(count, limit)
        )
    }
  }
}
