import AddressLookup
import DesignTokens
import SwiftUI

/// The suggestions, floating over the fields below the street.
struct SuggestionList: View {
  let model: AddressFormModel
  let row: FocusState<String?>.Binding

  @Environment(\.spTheme) private var theme

  private var search: AddressSearchModel { model.suggestions }

  var body: some View {
    if !search.suggestions.isEmpty {
      VStack(spacing: 0) {
        ForEach(Array(search.suggestions.enumerated()), id: \.element.id) { place, suggestion in
          SuggestionRow(suggestion: suggestion, isHighlighted: search.highlighted == place) {
            model.pick(suggestion)
          }
          .focused(row, equals: suggestion.id)
        }
        if let attribution = search.attribution {
          Text(verbatim: attribution)
            .font(theme.type.caption)
            .foregroundStyle(theme.color.textSecondary)
            .padding(8)
        }
      }
      .padding(.vertical, 4)
      .background(theme.color.surfaceElevated, in: .rect(cornerRadius: theme.radius.md))
      .overlay {
        RoundedRectangle(cornerRadius: theme.radius.md)
          .strokeBorder(theme.color.separator)
          .allowsHitTesting(false)
      }
      .spShadow(.e3)
    }
  }
}

/// One suggestion: a pin, a title and what tells it from others.
struct SuggestionRow: View {
  let suggestion: Suggestion
  let isHighlighted: Bool
  let pick: @MainActor () -> Void

  @Environment(\.spTheme) private var theme

  var body: some View {
    Button(action: pick) {
      HStack(spacing: 12) {
        Image(systemName: "mappin.and.ellipse").foregroundStyle(theme.color.textSecondary)
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: suggestion.title)
            .font(theme.type.body)
            .foregroundStyle(theme.color.textPrimary)
          if !suggestion.subtitle.isEmpty {
            Text(verbatim: suggestion.subtitle)
              .font(theme.type.footnote)
              .foregroundStyle(theme.color.textSecondary)
          }
        }
        Spacer(minLength: 0)
      }
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(isHighlighted ? theme.color.fill : theme.color.surfaceElevated)
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: label))
    .accessibilityAddTraits(isHighlighted ? .isSelected : [])
  }

  private var label: String {
    suggestion.subtitle.isEmpty ? suggestion.title : "\(suggestion.title), \(suggestion.subtitle)"
  }
}

/// Lets a list hang below a view, over what stands there, without moving it.
struct DropDown<List: View>: ViewModifier {
  @ViewBuilder let list: () -> List

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .bottom) {
        Color.clear
          .frame(height: 0)
          .overlay(alignment: .top) {
            list()
              .fixedSize(horizontal: false, vertical: true)
              .padding(.top, 4)
          }
      }
      .zIndex(1)
  }
}
