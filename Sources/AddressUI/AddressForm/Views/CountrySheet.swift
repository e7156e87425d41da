import SwiftUI

/// Every country of the list, with a search over it and the chosen one checked.
struct CountrySheet: View {
  let list: CountryList
  let chosen: String
  let texts: AddressFormTexts
  let choose: @MainActor (String) -> Void

  var body: some View {
    ChoiceSheet(
      title: texts.countries,
      emptyText: texts.noCountry,
      texts: texts,
      chosen: chosen,
      matching: list.matching,
      name: \.name,
      choose: { choose($0.code) }
    )
  }
}
