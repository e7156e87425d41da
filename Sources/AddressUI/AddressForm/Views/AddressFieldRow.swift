import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// One field of the card.
struct AddressFieldRow: View {
  let form: FormFields<PostalAddress>
  let field: AddressField
  let keyPath: WritableKeyPath<PostalAddress, String>
  let format: AddressFormat

  @Environment(\.spTheme) private var theme

  var body: some View {
    let label = format.label(for: field)
    let prompt = Text(verbatim: format.prompt(for: field))
      .foregroundStyle(theme.color.textTertiary)
    form.field(keyPath) { $text in
      EntryField(
        value: $text,
        label: Text(verbatim: label),
        content: TextField(text: $text, prompt: prompt) { Text(verbatim: label) }
      )
      .entryFieldKind(kind)
      .entryFieldRequired(format.isRequired(field))
      .entryFieldStyle(.well)
    }
  }

  /// Return moves down the form; on the last field it saves.
  private var kind: EntryFieldKind {
    var kind = EntryFieldKind.part(field, of: format.countryCode)
    kind.returnKey = field == .phone ? .done : .next
    return kind
  }
}
