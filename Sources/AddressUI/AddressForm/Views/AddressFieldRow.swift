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
