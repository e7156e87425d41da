#if !(os(macOS) || PROFILE_MACOS)
import SwiftUI

extension UIColor {
  /// Creates a colour that follows the appearance of where it is drawn, and the person's contrast.
  ///
  /// - Parameters:
  ///   - pair: The colour.
  ///   - stronger: The colour for a person who asked for more contrast; nil where it is the same.
  convenience init(_ pair: ColorPair, increasedContrast stronger: ColorPair? = nil) {
    self.init { traits in
      let isIncreased = traits.accessibilityContrast == .high
      let pair = isIncreased ? stronger ?? pair : pair
      return UIColor(hex: traits.userInterfaceStyle == .dark ? pair.dark : pair.light)
    }
  }

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
