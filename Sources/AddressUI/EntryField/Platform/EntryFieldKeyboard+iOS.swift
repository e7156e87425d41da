#if !(os(macOS) || PROFILE_MACOS)
import SwiftUI

/// What AutoFill is told a field holds: the system's own type.
public typealias EntryFieldContentType = UITextContentType

extension View {
  /// Asks for the keyboard that suits a field.
  func entryFieldKeyboard(_ kind: EntryFieldKind) -> some View {
    keyboardType(kind.keyboard.type)
      .textInputAutocapitalization(kind.capitalization.textInput)
  }
}

extension EntryFieldKind.Keyboard {
  fileprivate var type: UIKeyboardType {
    switch self {
    case .text: .default
    case .codes: .asciiCapable
    case .numbers: .numberPad
    case .decimals: .decimalPad
    case .phone: .phonePad
    case .email: .emailAddress
    case .url: .URL
    }
  }
}

extension EntryFieldKind.Capitalization {
  fileprivate var textInput: TextInputAutocapitalization {
    switch self {
    case .never: .never
    case .words: .words
    case .sentences: .sentences
    case .characters: .characters
    }
  }
}
#endif
