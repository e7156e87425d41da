import PostalAddresses
import SwiftUI

/// The list that is open over the form.
enum AddressFormList: String, Identifiable {
  case countries
  case regions

  var id: String { rawValue }
}

/// Shows the open list and writes what is chosen in it.
///
/// One sheet for both lists: two on one view get in each other's way.
struct AddressFormLists: ViewModifier {
  let model: AddressFormModel
  let countries: CountryList
  let texts: AddressFormTexts
  @Binding var open: AddressFormList?
  let choseCountry: @MainActor (String) -> Void

  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.sheet(item: $open) { list in
      switch list {
      case .countries: countrySheet
      case .regions: regionSheet
      }
    }
  }

  private var countrySheet: some View {
    CountrySheet(list: countries, chosen: model.store.fieldValue(\.countryCode), texts: texts) {
      choseCountry($0)
      open = nil
    }
  }

  private var regionSheet: some View {
    let format = model.format(of: model.store.fieldValue(\.countryCode))
    let regions = format.regions
    return ChoiceSheet(
      title: format.label(for: .region),
      emptyText: texts.noRegion,
      texts: texts,
      chosen: regions.match(model.store.fieldValue(\.region))?.key,
      matching: RegionChoices(regions, locale: locale).matching,
      name: \.name,
      choose: {
        model.store.send(.set(\.region, to: $0.key))
        open = nil
      }
    )
  }
}
