#if os(Linux)
@_spi(Host) import SwiftUI

extension Color {
  /// Creates a colour that follows the light or dark appearance of the page.
  init(pair: ColorPair) {
    self.init(light: pair.light, dark: pair.dark)
  }
}
#endif
