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

  /// The row that a keyboard has gone to, by its suggestion.
  @FocusState private var row: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      AddressFieldRow(form: form, field: .street, keyPath: \.street, format: format)
        .modifier(SuggestionKeys(model: model))
        .modifier(DropDown { SuggestionList(model: model, row: $row) })
        .modifier(SearchLeft(model: model, isInList: row != nil))
      SearchFailureNote(search: model.suggestions, text: texts.lookupFailed)
      KeptNumberNote(model: model, text: texts.numberKept)
      PasteUndoNote(model: model, texts: texts)
    }
    .zIndex(1)
  }
}

/// Arrows move through the suggestions, Return picks the marked one, Escape puts them away.
struct SuggestionKeys: ViewModifier {
  let model: AddressFormModel

  private var search: AddressSearchModel { model.suggestions }

  func body(content: Content) -> some View {
    content
      .onKeyPress(.downArrow) { move(by: 1) }
      .onKeyPress(.upArrow) { move(by: -1) }
      .onKeyPress(.return) { model.pressedReturn() ? .handled : .ignored }
      .onKeyPress(.escape) { search.pressedEscape() ? .handled : .ignored }
  }

  private func move(by rows: Int) -> KeyPress.Result {
    guard !search.suggestions.isEmpty else { return .ignored }
    search.moveHighlight(by: rows)
    return .handled
  }
}

/// Puts the list away once neither the street nor a row of it has the focus.
///
/// So it is when a phone's keyboard is put away: a list left standing would cover the fields below
/// with no way round it. A tap on a row takes the focus from nobody.
struct SearchLeft: ViewModifier {
  let model: AddressFormModel
  let isInList: Bool

  private var isAway: Bool {
    model.store.focusedField != AddressField.street.formFieldID && !isInList
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: isAway) { _, isAway in
        if isAway { model.suggestions.left() }
      }
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
