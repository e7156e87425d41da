#if !(os(macOS) || PROFILE_MACOS)
import SwiftUI

extension View {
  /// A sheet on a phone has the size of the screen.
  func sheetSize() -> some View {
    self
  }
}
#endif
