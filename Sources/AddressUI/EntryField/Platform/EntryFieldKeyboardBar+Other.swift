#if !os(iOS)
import SwiftUI

/// Does nothing: a Mac's keyboard has Return, and a browser brings a bar of its own.
struct EntryFieldSharedKeyboardBar: ViewModifier {
  func body(content: Content) -> some View {
    content
  }
}

/// Does nothing, for the same reason.
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
