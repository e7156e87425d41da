import AddressLookup
import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// The street with its suggestions.
struct StreetField: View {
  let form: FormFields<PostalAddress>
  let model: AddressFormModel
  let format: AddressFormat
  let texts: AddressFormTexts

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      AddressFieldRow(form: form, field: .street, keyPath: \.street, format: format)
        .modifier(SuggestionKeys(search: model.suggestions))
        .modifier(DropDown { SuggestionList(search: model.suggestions) })
      SearchFailureNote(search: model.suggestions, text: texts.lookupFailed)
      PasteUndoNote(model: model, texts: texts)
    }
    .zIndex(1)
  }
}

/// Arrows move through the suggestions, Return picks the marked one, Escape puts them away.
struct SuggestionKeys: ViewModifier {
  let search: AddressSearchModel

  func body(content: Content) -> some View {
    content
      .onKeyPress(.downArrow) { move(by: 1) }
      .onKeyPress(.upArrow) { move(by: -1) }
      .onKeyPress(.return) { search.pressedReturn() ? .handled : .ignored }
      .onKeyPress(.escape) { search.pressedEscape() ? .handled : .ignored }
  }

  private func move(by rows: Int) -> KeyPress.Result {
    guard !search.suggestions.isEmpty else { return .ignored }
    search.moveHighlight(by: rows)
    return .handled
  }
}

/// Says under the street that a look-up failed.
struct SearchFailureNote: View {
  let search: AddressSearchModel
  let text: String

  @Environment(\.spTheme) private var theme

  var body: some View {
    if case .failed = search.status {
      Text(verbatim: text)
        .font(theme.type.footnote)
        .foregroundStyle(theme.color.textSecondary)
        .padding(.horizontal, 12)
    }
  }
}
