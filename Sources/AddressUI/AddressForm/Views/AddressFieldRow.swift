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
      .modifier(AddressInput(field: field, format: format))
      .entryFieldRequired(format.isRequired(field))
      .entryFieldStyle(.well)
    }
  }
}

/// What keyboards and AutoFill are told about a field of an address.
struct AddressInput: ViewModifier {
  let field: AddressField
  let format: AddressFormat

  func body(content: Content) -> some View {
    content
      .textContentType(contentType)
      .submitLabel(field == .phone ? .done : .next)
      .autocorrectionDisabled()
      .addressKeyboard(keyboard)
  }

  private var contentType: AddressContentType? {
    switch field {
    case .name: .name
    case .street: .streetAddressLine1
    case .line2: .streetAddressLine2
    case .city: .addressCity
    case .region: .addressState
    case .postalCode: .postalCode
    case .phone: .telephoneNumber
    default: nil
    }
  }

  private var keyboard: AddressKeyboard {
    switch field {
    case .postalCode: format.usesDigitsOnlyPostalCode ? .digits : .codes
    case .phone: .phone
    default: .words
    }
  }
}

/// The keyboard that suits a field.
enum AddressKeyboard {
  case words
  case codes
  case digits
  case phone
}
