import ComposableForms
import DesignTokens
import PostalAddresses
import SwiftUI

/// One field of the card, with room for something after what is typed.
struct AddressFieldRow<Accessory: View>: View {
  private let form: FormFields<PostalAddress>
  private let field: AddressField
  private let keyPath: WritableKeyPath<PostalAddress, String>
  private let format: AddressFormat
  private let accessory: Accessory

  @Environment(\.spTheme) private var theme

  init(
    form: FormFields<PostalAddress>,
    field: AddressField,
    keyPath: WritableKeyPath<PostalAddress, String>,
    format: AddressFormat,
    @ViewBuilder accessory: () -> Accessory = { EmptyView() }
  ) {
    self.form = form
    self.field = field
    self.keyPath = keyPath
    self.format = format
    self.accessory = accessory()
  }

  var body: some View {
    let label = format.label(for: field)
    let prompt = Text(verbatim: format.prompt(for: field))
      .foregroundStyle(theme.color.textTertiary)
    form.field(keyPath) { $text in
      EntryField(
        value: $text,
        label: Text(verbatim: label),
        content: TextField(text: $text, prompt: prompt) { Text(verbatim: label) },
        trailingAccessoryView: accessory
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
    if field == .postalCode {
      // A host's rules may be about other codes than the country's own.
      kind.tidy = { [format] text in
        guard case .valid(let stored) = format.postalCodeVerdict(text) else { return text }
        return stored
      }
    }
    // A whole address can be pasted into the line of the street.
    if field == .street { kind.characterLimit = nil }
    return kind
  }
}
