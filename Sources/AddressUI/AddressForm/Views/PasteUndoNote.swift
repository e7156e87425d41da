import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// Says that a pasted address was taken apart, and gives back the text as it was pasted.
struct PasteUndoNote: View {
  let model: AddressFormModel
  let texts: AddressFormTexts

  @Environment(\.spTheme) private var theme

  var body: some View {
    if model.canUndoPaste { note }
  }

  private var note: some View {
    HStack(spacing: 8) {
      Text(verbatim: texts.filledIn)
        .font(theme.type.footnote)
        .foregroundStyle(theme.color.textSecondary)
      Spacer()
      Button(action: model.undoPaste) {
        Text(verbatim: texts.undo)
          .font(theme.type.footnote)
          .foregroundStyle(theme.color.textPrimary)
          .frame(minHeight: 32)
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 12)
  }
}
