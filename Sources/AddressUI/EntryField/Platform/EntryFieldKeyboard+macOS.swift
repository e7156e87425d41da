#if os(macOS) || PROFILE_MACOS
import SwiftUI

/// What AutoFill is told a field holds: the system's own type.
public typealias EntryFieldContentType = NSTextContentType

extension View {
  /// A Mac has one keyboard.
  func entryFieldKeyboard(_ kind: EntryFieldKind) -> some View {
    self
  }
}
#endif
