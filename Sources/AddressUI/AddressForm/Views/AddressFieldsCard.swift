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
  @Environment(\.spTheme) private var theme
  @Environment(\.addressFormOrder) private var order
  @Environment(\.addressFormRules) private var rules

  private var store: StoreOf<FormOf<PostalAddress>> { model.store }

  private var format: AddressFormat {
    .format(
      for: store.fieldValue(\.countryCode),
      language: locale.addressLanguage,
      overrides: rules
    )
  }

  var body: some View {
    let format = format
    VStack(spacing: 12) {
      ForEach(order.rows(of: format)) { row in
        rowView(row, format)
          // The suggestions of the street hang over the rows below.
          .zIndex(row.id == .street ? 1 : 0)
      }
    }
    .animation(theme.motion.snappy, value: format.countryCode)
    .animation(theme.motion.smooth, value: model.suggestions.fills)
    .modifier(Card())
  }

  @ViewBuilder private func rowView(_ row: AddressFormRow, _ format: AddressFormat) -> some View {
    switch row.id {
    case .country: countryRow(format)
    case .street: StreetField(form: form, model: model, format: format, texts: texts)
    case .postalCode:
      VStack(spacing: 12) {
        RegionAndPostalCode(
          form: form,
          fields: row.fields,
          format: format,
          openList: openList
        )
        RegionNote(store: store, format: format)
      }
    case .region: RegionField(form: form, format: format, openList: { openList(.regions) })
    case .organization: field(.organization, \.organization, format)
    case .line2: field(.line2, \.line2, format)
    case .dependentLocality: field(.dependentLocality, \.dependentLocality, format)
    case .city: field(.city, \.city, format)
    case .sortingCode: field(.sortingCode, \.sortingCode, format)
    case .phone: field(.phone, \.phone, format)
    default: field(.name, \.fullName, format)
    }
  }

  private func countryRow(_ format: AddressFormat) -> some View {
    CountryRow(
      store: store,
      label: format.label(for: .country),
      countries: countries,
      choose: { openList(.countries) }
    )
  }

  private func field(
    _ field: AddressField,
    _ keyPath: WritableKeyPath<PostalAddress, String>,
    _ format: AddressFormat
  ) -> some View {
    AddressFieldRow(form: form, field: field, keyPath: keyPath, format: format)
  }
}

/// The postal code and perhaps the region beside it; one under the other at accessibility sizes.
struct RegionAndPostalCode: View {
  let form: FormFields<PostalAddress>
  let fields: [AddressField]
  let format: AddressFormat
  let openList: @MainActor (AddressFormList) -> Void

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(spacing: 12) { views }
    } else {
      HStack(alignment: .top, spacing: 12) { views }
    }
  }

  private var views: some View {
    ForEach(fields, id: \.self) { field in
      if field == .region {
        RegionField(form: form, format: format, openList: { openList(.regions) })
      } else {
        AddressFieldRow(form: form, field: .postalCode, keyPath: \.postalCode, format: format)
      }
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
