import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The region: a text field that takes what people and AutoFill write, and a button beside it that
/// opens the country's list where it has one.
struct RegionField: View {
  let form: FormFields<PostalAddress>
  let format: AddressFormat
  let openList: @MainActor () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  var body: some View {
    if format.regions.isEmpty {
      AddressFieldRow(form: form, field: .region, keyPath: \.region, format: format)
    } else {
      AddressFieldRow(form: form, field: .region, keyPath: \.region, format: format) {
        listButton
      }
    }
  }

  private var listButton: some View {
    let label = format.label(for: .region)
    let action = AddressFormTexts.texts(for: locale.addressLanguage).openList
    return Button(action: openList) {
      Image(systemName: "chevron.down")
        .foregroundStyle(theme.color.textSecondary)
        // No higher than the lines beside it, so that the code in the same row stands level.
        .frame(minWidth: 40, minHeight: 40)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: "\(label): \(action)"))
  }
}

/// Says that a region is not in the country's list, or that a postal code belongs to another one.
///
/// Neither is a reason to refuse an address. Of a region nothing is said while it is being typed.
struct RegionNote: View {
  let store: StoreOf<FormOf<PostalAddress>>
  let format: AddressFormat

  @Environment(\.spTheme) private var theme

  var body: some View {
    if let message {
      Text(verbatim: message)
        .font(theme.type.footnote)
        .foregroundStyle(theme.color.textSecondary)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var message: String? {
    var address = PostalAddress(countryCode: store.fieldValue(\.countryCode))
    address.region = store.fieldValue(\.region)
    address.postalCode = store.fieldValue(\.postalCode)
    guard !address.region.isEmpty else { return nil }
    let isTyping = store.isFocused(AnyHashable(\PostalAddress.region))
    let fields: [AddressField] = isTyping ? [.postalCode] : [.region, .postalCode]
    return fields.lazy
      .compactMap { AddressValidator().issue(for: $0, in: address, format: format) }
      .first { $0.severity == .warning }?
      .message(in: format)
  }
}
