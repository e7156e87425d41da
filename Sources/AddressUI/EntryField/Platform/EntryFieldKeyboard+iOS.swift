#if !(os(macOS) || PROFILE_MACOS)
import SwiftUI

typealias AddressContentType = UITextContentType

extension View {
  /// Asks for the keyboard that suits a field.
  func addressKeyboard(_ keyboard: AddressKeyboard) -> some View {
    keyboardType(keyboard.type).textInputAutocapitalization(keyboard.capitalization)
  }
}

extension AddressKeyboard {
  fileprivate var type: UIKeyboardType {
    switch self {
    case .words, .codes: .default
    case .digits: .numberPad
    case .phone: .phonePad
    }
  }

  fileprivate var capitalization: TextInputAutocapitalization {
    switch self {
    case .words: .words
    case .codes: .characters
    case .digits, .phone: .never
    }
  }
}
#endif
