import AddressUI
import SwiftUI

/// A saved address as it would stand on an envelope.
struct AddressRow: View {
  let address: PostalAddress

  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Array(lines.enumerated()), id: \.offset) { line in
          Text(verbatim: line.element)
            .font(line.offset == 0 ? .headline : .subheadline)
            .foregroundStyle(line.offset == 0 ? theme.color.textPrimary : theme.color.textSecondary)
        }
        if address.isDefault {
          Text("Default")
            .font(.caption)
            .foregroundStyle(theme.color.accent)
        }
      }
      Spacer()
      Image(systemName: "chevron.forward")
        .imageScale(.small)
        .foregroundStyle(theme.color.textTertiary)
    }
    .multilineTextAlignment(.leading)
    // The whole row takes the tap, not only its text.
    .contentShape(.rect)
  }

  private var lines: [String] {
    AddressFormatter { [locale] in locale.localizedString(forRegionCode: $0) }.lines(for: address)
  }
}
