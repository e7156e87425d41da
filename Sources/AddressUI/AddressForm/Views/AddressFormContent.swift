import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The form once it has an address.
struct AddressFormContent: View {
  let model: AddressFormModel
  let countryCodes: [String]?
  let saveTitle: String?
  @Binding var keptCountry: String?
  let onSuccess: (@MainActor () -> Void)?

  @Environment(\.locale) private var locale
  @State private var openList: AddressFormList?

  private var texts: AddressFormTexts { .texts(for: locale.addressLanguage) }

  var body: some View {
    let countries = CountryList(codes: countryCodes, locale: locale)
    ComposableForm(model.store) { form in
      VStack(spacing: 24) {
        AddressFieldsCard(
          form: form,
          model: model,
          texts: texts,
          countries: countries,
          openList: { openList = $0 }
        )
        // The suggestions hang over the cards below.
        .zIndex(1)
        DefaultCard(form: form, title: texts.setAsDefault)
        SaveButton(store: model.store, title: saveTitle ?? texts.save, onSuccess: onSuccess)
      }
    }
    .formFieldStyle(.entryField)
    // The optional fields say so, and the form speaks of what it refuses.
    .entryFieldMarksRequired(false)
    .entryFieldAnnouncesErrors(false)
    .entryFieldKeyboardBar()
    .background { AddressFormWatcher(model: model, countries: countries, texts: texts) }
    .background { SuggestionWatcher(model: model, texts: texts) }
    .onChange(of: model.keptCountry) { keptCountry = $1 }
    .modifier(
      AddressFormLists(model: model, countries: countries, texts: texts, open: $openList) {
        model.choose($0)
      }
    )
  }
}
