import DesignTokens
import SwiftUI

/// Every country of the list, with a search over it and the chosen one checked.
struct CountrySheet: View {
  let list: CountryList
  let chosen: String
  let texts: AddressFormTexts
  let choose: @MainActor (String) -> Void

  @State private var search = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.spTheme) private var theme

  var body: some View {
    NavigationStack {
      let choices = list.matching(search)
      List {
        ForEach(choices) { choice in
          row(choice)
        }
        if choices.isEmpty {
          Text(verbatim: texts.noCountry).foregroundStyle(theme.color.textSecondary)
        }
      }
      .listStyle(.plain)
      .searchable(text: $search, prompt: Text(verbatim: texts.searchCountries))
      .navigationTitle(Text(verbatim: texts.countries))
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button {
            dismiss()
          } label: {
            Text(verbatim: texts.cancel)
          }
        }
      }
    }
    .tint(theme.color.textPrimary)
  }

  private func row(_ choice: CountryChoice) -> some View {
    Button {
      choose(choice.code)
    } label: {
      HStack {
        Text(verbatim: choice.name).foregroundStyle(theme.color.textPrimary)
        Spacer()
        if choice.code == chosen {
          Image(systemName: "checkmark").foregroundStyle(theme.color.textPrimary)
        }
      }
    }
    .accessibilityAddTraits(choice.code == chosen ? .isSelected : [])
  }
}
