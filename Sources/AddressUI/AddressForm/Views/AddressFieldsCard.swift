import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The card with the fields, in the order of the card.
struct AddressFieldsCard: View {
  let form: FormFields<PostalAddress>
  let model: AddressFormModel
  let texts: AddressFormTexts
  let countries: CountryList
  let openList: @MainActor (AddressFormList) -> Void

  @Environment(\.locale) private var locale

  private var store: StoreOf<FormOf<PostalAddress>> { model.store }

  private var format: AddressFormat {
    .format(for: store.fieldValue(\.countryCode), language: locale.addressLanguage)
  }

  var body: some View {
    VStack(spacing: 12) {
      field(.name, \.fullName)
      CountryRow(
        store: store,
        label: format.label(for: .country),
        countries: countries,
        choose: { openList(.countries) }
      )
      StreetField(form: form, model: model, format: format, texts: texts)
      field(.line2, \.line2)
      if format.isShown(.city) { field(.city, \.city) }
      RegionAndPostalCode(form: form, format: format, openList: openList)
      RegionNote(store: store)
      field(.phone, \.phone)
    }
    .modifier(Card())
  }

  private func field(
    _ field: AddressField,
    _ keyPath: WritableKeyPath<PostalAddress, String>
  ) -> some View {
    AddressFieldRow(form: form, field: field, keyPath: keyPath, format: format)
  }
}

/// The region beside the postal code; one under the other at accessibility sizes.
struct RegionAndPostalCode: View {
  let form: FormFields<PostalAddress>
  let format: AddressFormat
  let openList: @MainActor (AddressFormList) -> Void

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(spacing: 12) { fields }
    } else {
      HStack(alignment: .top, spacing: 12) { fields }
    }
  }

  @ViewBuilder private var fields: some View {
    if format.isShown(.region) {
      RegionField(form: form, format: format, openList: { openList(.regions) })
    }
    if format.isShown(.postalCode) {
      AddressFieldRow(form: form, field: .postalCode, keyPath: \.postalCode, format: format)
    }
  }
}

/// A surface that things stand on.
struct Card: ViewModifier {
  @Environment(\.spTheme) private var theme

  func body(content: Content) -> some View {
    content
      .padding(16)
      .background(theme.color.surface, in: .rect(cornerRadius: theme.radius.lg))
  }
}
