import SwiftUI

/// What keyboards and AutoFill are told about an input of a kind.
struct EntryFieldInput: ViewModifier {
  let kind: EntryFieldKind

  func body(content: Content) -> some View {
    content
      .textContentType(kind.contentType)
      .submitLabel(kind.returnKey.submitLabel)
      .autocorrectionDisabled(!kind.isAutocorrected)
      .entryFieldKeyboard(kind)
  }
}

extension EntryFieldKind.ReturnKey {
  fileprivate var submitLabel: SubmitLabel {
    switch self {
    case .next: .next
    case .done: .done
    case .go: .go
    case .search: .search
    case .send: .send
    }
  }
}
