import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The row that shows the country and opens the list: a button with the country as its value.
struct CountryRow: View {
  let store: StoreOf<FormOf<PostalAddress>>
  let label: String
  let choose: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  var body: some View {
    let name = CountryList.name(of: store.fieldValue(\.countryCode), in: locale)
    let error = store.fieldValidation(\PostalAddress.countryCode)?.messages.first?.text
    VStack(alignment: .leading, spacing: 4) {
      Button(action: choose) {
        CountryRowLabel(label: label, name: name, hasError: error != nil)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityValue(Text(verbatim: name))
      .accessibilityHint(Text(verbatim: error ?? ""))
      if let error {
        Text(verbatim: error)
          .font(theme.type.footnote)
          .foregroundStyle(theme.color.danger)
          .accessibilityHidden(true)
      }
    }
  }
}

/// A well with the label over the country and a chevron at its end.
struct CountryRowLabel: View {
  let label: String
  let name: String
  let hasError: Bool

  @Environment(\.spTheme) private var theme

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: label)
          .font(theme.type.caption)
          .foregroundStyle(hasError ? theme.color.danger : theme.color.textSecondary)
        Text(verbatim: name.isEmpty ? " " : name)
          .font(theme.type.body)
          .foregroundStyle(theme.color.textPrimary)
      }
      Spacer(minLength: 8)
      Image(systemName: "chevron.up.chevron.down")
        .foregroundStyle(theme.color.textSecondary)
    }
    .multilineTextAlignment(.leading)
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: 52)
    .background(theme.color.fill, in: .rect(cornerRadius: theme.radius.md))
    .overlay {
      RoundedRectangle(cornerRadius: theme.radius.md)
        .strokeBorder(hasError ? theme.color.danger : theme.color.separator)
    }
  }
}
