#if !os(iOS)
import SwiftUI

/// Does nothing: a Mac's keyboard has Return, and a browser brings a bar of its own.
struct EntryFieldKeyboardBar: ViewModifier {
  let kind: EntryFieldKind?
  let isFocused: Bool
  let submit: (@MainActor () -> Void)?
  let leave: @MainActor () -> Void

  func body(content: Content) -> some View {
    content
  }
}
#endif
