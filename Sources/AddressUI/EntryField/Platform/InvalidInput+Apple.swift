#if os(iOS) || os(macOS)
import SwiftUI

extension View {
  /// Does nothing: Apple's systems know no such mark, and the input's hint says the error.
  func markedInvalid(_ isInvalid: Bool) -> some View {
    self
  }
}
#endif
