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
        DefaultCard(form: form, title: texts.setAsDefault)
        SaveButton(store: model.store, title: saveTitle ?? texts.save, onSuccess: onSuccess)
      }
    }
    .formFieldStyle(AddressFieldStyle())
    .background { AddressFormWatcher(model: model, countries: countries, texts: texts) }
    .background { SuggestionWatcher(model: model, texts: texts) }
    .modifier(
      AddressFormLists(model: model, countries: countries, texts: texts, open: $openList) {
        keptCountry = model.choose($0)
      }
    )
  }
}

/// Shows a field's first error in the field.
struct AddressFieldStyle: FormFieldStyle {
  func makeBody(configuration: FormFieldStyleConfiguration) -> some View {
    configuration.content
      .entryFieldError(configuration.validation?.messages.first?.text)
  }
}
