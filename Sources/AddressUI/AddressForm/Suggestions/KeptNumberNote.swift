import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// A house number or a unit that was typed and that the provider's answer lacked.
struct KeptNumber: Equatable {
  private var fields: [AddressField: String]

  /// The fields of an address that hold what was typed; nil for none.
  init?(_ fields: Set<AddressField>, in address: PostalAddress) {
    guard !fields.isEmpty else { return nil }
    self.fields = Dictionary(uniqueKeysWithValues: fields.map { ($0, address[$0]) })
  }

  /// Whether it still stands there as it was written.
  @MainActor func stands(in store: StoreOf<FormOf<PostalAddress>>) -> Bool {
    fields.allSatisfy { field, text in
      switch field {
      case .street: store.fieldValue(\.street) == text
      case .line2: store.fieldValue(\.line2) == text
      default: true
      }
    }
  }
}

/// Says under the street that its number is the one that was typed, which nobody has checked.
struct KeptNumberNote: View {
  let model: AddressFormModel
  let text: String

  @Environment(\.spTheme) private var theme

  var body: some View {
    if let kept = model.pen.kept, kept.stands(in: model.store) {
      Text(verbatim: text)
        .font(theme.type.footnote)
        .foregroundStyle(theme.color.textSecondary)
        .padding(.horizontal, 12)
    }
  }
}
