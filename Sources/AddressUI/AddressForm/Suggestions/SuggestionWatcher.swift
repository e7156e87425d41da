import ComposableForms
import PostalAddresses
import SwiftUI

/// Tells the search of a form what happens in it.
///
/// It draws nothing.
struct SuggestionWatcher: View {
  let model: AddressFormModel
  let texts: AddressFormTexts

  @Environment(\.locale) private var locale

  var body: some View {
    let store = model.store
    Color.clear
      .accessibilityHidden(true)
      .modifier(
        OnChange(of: { store.fieldValue(\.street) }) { model.searchedStreetChanged(to: $1) }
      )
      .modifier(OnChange(of: { store.fieldValue(\.line2) }) { _, _ in model.fieldChanged(.line2) })
      .modifier(OnChange(of: { store.fieldValue(\.city) }) { _, _ in model.fieldChanged(.city) })
      .modifier(
        OnChange(of: { store.fieldValue(\.region) }) { _, _ in model.fieldChanged(.region) }
      )
      .modifier(
        OnChange(of: { store.fieldValue(\.postalCode) }) { _, _ in model.fieldChanged(.postalCode) }
      )
      .onChange(of: store.fieldValue(\.countryCode)) { model.suggestions.countryIs($1) }
      .modifier(SearchEnds(model: model))
      .modifier(SearchNews(model: model, texts: texts))
      .onChange(of: locale.identifier(.bcp47), initial: true) { model.suggestions.languageIs($1) }
  }
}

/// Ends the search when the form goes away.
///
/// That the form is saved is said by whoever saves: an update may come too late for it.
struct SearchEnds: ViewModifier {
  let model: AddressFormModel

  func body(content: Content) -> some View {
    content
      .onDisappear { model.suggestions.closed() }
  }
}

/// Makes felt and spoken that there are suggestions, and that one has filled the fields.
struct SearchNews: ViewModifier {
  let model: AddressFormModel
  let texts: AddressFormTexts

  func body(content: Content) -> some View {
    content
      .onChange(of: model.suggestions.fills) { announceFill() }
      .onChange(of: model.suggestions.suggestions.count) { _, count in
        if count > 0 { Announcer.announce(texts.suggestions(count)) }
      }
      .onChange(of: model.suggestions.highlighted) { announceMarkedRow($1) }
      .onChange(of: model.suggestions.status) { _, status in
        if case .failed = status { Announcer.announce(texts.lookupFailed) }
      }
      .sensoryFeedback(.selection, trigger: model.suggestions.fills)
  }

  /// The focus stays in the street while arrows move through the rows, so each is said.
  private func announceMarkedRow(_ place: Int?) {
    let suggestions = model.suggestions.suggestions
    guard let place, suggestions.indices.contains(place) else { return }
    let row = suggestions[place]
    Announcer.announce(row.subtitle.isEmpty ? row.title : "\(row.title), \(row.subtitle)")
  }

  private func announceFill() {
    let isKept = model.pen.kept?.stands(in: model.store) == true
    Announcer.announce(isKept ? "\(texts.filledIn). \(texts.numberKept)" : texts.filledIn)
  }
}
