#if os(macOS) || PROFILE_MACOS
import SwiftUI

extension View {
  /// A sheet on a Mac takes the size of its content, and a list has next to none of its own.
  func sheetSize() -> some View {
    frame(minWidth: 380, minHeight: 480)
  }
}
#endif
