#if os(Linux)
@_spi(Host) import SwiftUI

extension View {
  /// Tells assistive technology whether the value of the input is wrong.
  func markedInvalid(_ isInvalid: Bool) -> some View {
    _accessibilityInvalid(isInvalid)
  }
}
#endif
