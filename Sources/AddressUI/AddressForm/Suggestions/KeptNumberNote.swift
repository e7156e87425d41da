import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// A street whose number was typed and that the provider's answer lacked.
///
/// A unit needs no word: it stands in a line of its own, which providers don't fill in.
struct KeptNumber: Equatable {
  private let street: String

  /// The street of an address, if it is among the fields that hold what was typed.
  init?(_ fields: Set<AddressField>, in address: PostalAddress) {
    guard fields.contains(.street) else { return nil }
    street = address.street
  }

  /// Whether it still stands there as it was written.
  @MainActor func stands(in store: StoreOf<FormOf<PostalAddress>>) -> Bool {
    store.fieldValue(\.street) == street
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
