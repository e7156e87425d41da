#if os(iOS)
import SwiftUI

extension Color {
  /// Creates a colour that follows the light or dark appearance of where it is drawn.
  init(pair: ColorPair) {
    self.init(
      uiColor: UIColor { @Sendable traits in
        UIColor(hex: traits.userInterfaceStyle == .dark ? pair.dark : pair.light)
      }
    )
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }
}
#endif
