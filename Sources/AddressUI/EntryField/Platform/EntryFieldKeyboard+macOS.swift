#if os(macOS) || PROFILE_MACOS
import SwiftUI

#if os(macOS)
typealias AddressContentType = NSTextContentType
#else
typealias AddressContentType = UITextContentType
#endif

extension View {
  /// A Mac has one keyboard.
  func addressKeyboard(_ keyboard: AddressKeyboard) -> some View {
    self
  }
}
#endif
