#if os(macOS) || PROFILE_MACOS
import SwiftUI

#if os(macOS)
/// What AutoFill is told a field holds: the system's own type.
public typealias EntryFieldContentType = NSTextContentType
#else
/// What AutoFill is told a field holds: the system's own type.
public typealias EntryFieldContentType = UITextContentType
#endif

extension View {
  /// A Mac has one keyboard.
  func entryFieldKeyboard(_ kind: EntryFieldKind) -> some View {
    self
  }
}
#endif
