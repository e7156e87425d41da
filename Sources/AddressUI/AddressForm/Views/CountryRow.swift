import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The row that shows the country and opens the list: a button with the country as its value.
struct CountryRow: View {
  let store: StoreOf<FormOf<PostalAddress>>
  let label: String
  let countries: CountryList
  let choose: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  var body: some View {
    let code = store.fieldValue(\.countryCode)
    let name = CountryList.name(of: code, in: locale)
    let error = store.fieldValidation(\PostalAddress.countryCode)?.messages.first?.text
    let note = error ?? notOffered(code)
    VStack(alignment: .leading, spacing: 4) {
      Button(action: choose) {
        CountryRowLabel(label: label, name: name, hasError: error != nil)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityValue(Text(verbatim: name))
      .accessibilityHint(Text(verbatim: note ?? ""))
      if let note {
        Text(verbatim: note)
          .font(theme.type.footnote)
          .foregroundStyle(error == nil ? theme.color.textSecondary : theme.color.danger)
          .padding(.horizontal, 12)
          .accessibilityHidden(true)
      }
    }
  }

  /// What is said of a country that is not in the list; it is shown and never switched.
  private func notOffered(_ code: String) -> String? {
    guard !code.isEmpty, !countries.contains(code) else { return nil }
    return AddressFormTexts.texts(for: locale.addressLanguage).countryNotOffered
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
