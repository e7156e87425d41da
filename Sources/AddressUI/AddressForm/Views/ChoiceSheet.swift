import DesignTokens
import SwiftUI

/// A searchable list to choose one thing from, the chosen one checked.
struct ChoiceSheet<Choice: Identifiable>: View where Choice.ID == String {
  let title: String
  let emptyText: String
  let texts: AddressFormTexts
  let chosen: String?
  /// The choices that a text means; all of them for an empty one.
  let matching: (String) -> [Choice]
  let name: (Choice) -> String
  let choose: @MainActor (Choice) -> Void

  @State private var search = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.spTheme) private var theme

  var body: some View {
    NavigationStack {
      let choices = matching(search)
      List {
        ForEach(choices) { choice in
          row(choice)
            .listRowBackground(theme.color.surface)
        }
        if choices.isEmpty {
          Text(verbatim: emptyText)
            .foregroundStyle(theme.color.textSecondary)
            .listRowBackground(theme.color.surface)
        }
      }
      .listStyle(.plain)
      .searchable(text: $search, prompt: Text(verbatim: texts.search))
      .navigationTitle(Text(verbatim: title))
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
    .sheetSize()
  }

  private func row(_ choice: Choice) -> some View {
    Button {
      choose(choice)
    } label: {
      HStack {
        Text(verbatim: name(choice)).foregroundStyle(theme.color.textPrimary)
        Spacer()
        if choice.id == chosen {
          Image(systemName: "checkmark").foregroundStyle(theme.color.textPrimary)
        }
      }
      // The whole row takes the tap, not only its text.
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(choice.id == chosen ? .isSelected : [])
  }
}
