import ComposableForms
import PostalAddresses
import SwiftUI

/// Tells the search of a form what happens in it. It draws nothing.
struct SuggestionWatcher: View {
  let model: AddressFormModel
  let texts: AddressFormTexts

  @Environment(\.locale) private var locale

  var body: some View {
    let store = model.store
    Color.clear
      .accessibilityHidden(true)
      .onChange(of: store.fieldValue(\.street)) { model.searchedStreetChanged(to: $1) }
      .onChange(of: store.fieldValue(\.line2)) { model.fieldChanged(.line2) }
      .onChange(of: store.fieldValue(\.city)) { model.fieldChanged(.city) }
      .onChange(of: store.fieldValue(\.region)) { model.fieldChanged(.region) }
      .onChange(of: store.fieldValue(\.postalCode)) { model.fieldChanged(.postalCode) }
      .onChange(of: store.fieldValue(\.countryCode)) { model.suggestions.countryIs($1) }
      .modifier(SearchEnds(model: model))
      .modifier(SearchNews(model: model, texts: texts))
      .onChange(of: locale.identifier(.bcp47), initial: true) { model.suggestions.languageIs($1) }
  }
}

/// Ends the search when the street is left, the form is saved or goes away.
struct SearchEnds: ViewModifier {
  let model: AddressFormModel

  func body(content: Content) -> some View {
    content
      .onChange(of: model.store.isFocused(\PostalAddress.street)) { _, isFocused in
        if !isFocused { model.suggestions.left() }
      }
      .onChange(of: model.store.isSubmitting) { _, isSubmitting in
        if isSubmitting { model.suggestions.saved() }
      }
      .onDisappear { model.suggestions.closed() }
  }
}

/// Makes felt and spoken that there are suggestions, and that one has filled the fields.
struct SearchNews: ViewModifier {
  let model: AddressFormModel
  let texts: AddressFormTexts

  func body(content: Content) -> some View {
    content
      .onChange(of: model.suggestions.fills) { Announcer.announce(texts.filledIn) }
      .onChange(of: model.suggestions.suggestions.count) { _, count in
        if count > 0 { Announcer.announce(texts.suggestions(count)) }
      }
      .sensoryFeedback(.selection, trigger: model.suggestions.fills)
  }
}
