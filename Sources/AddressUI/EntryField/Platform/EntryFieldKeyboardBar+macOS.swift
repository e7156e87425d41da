#if os(macOS) || PROFILE_MACOS
import SwiftUI

/// Does nothing: a Mac's keyboard has Return.
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
