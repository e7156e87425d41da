#if os(iOS)
import SwiftUI

extension Color {
  /// Creates a colour that follows the light or dark appearance of where it is drawn.
  init(pair: ColorPair) {
    self.init(uiColor: UIColor(pair))
  }
}
#endif
