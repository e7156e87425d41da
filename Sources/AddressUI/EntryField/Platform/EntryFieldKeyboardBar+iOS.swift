#if os(iOS)
import SwiftUI

/// Next and Done above a keyboard that has no Return key.
///
/// The bar shows the items of every field on the screen at once, so only the focused one has any.
struct EntryFieldKeyboardBar: ViewModifier {
  let kind: EntryFieldKind?
  let isFocused: Bool
  /// What Return would do; nil where the field is in no form.
  let submit: (@MainActor () -> Void)?
  let leave: @MainActor () -> Void

  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.toolbar {
      if let kind, isFocused, !kind.keyboard.hasReturnKey {
        ToolbarItemGroup(placement: .keyboard) {
          if let submit, kind.returnKey == .next {
            Button(texts.next, action: submit)
          }
          Spacer()
          Button(texts.done, action: kind.returnKey == .next ? leave : submit ?? leave)
        }
      }
    }
  }

  private var texts: EntryFieldTexts { .texts(for: locale.addressLanguage) }
}
#endif
