#if os(macOS)
import SwiftUI

extension Color {
  /// Creates a colour that follows the light or dark appearance of where it is drawn.
  init(pair: ColorPair) {
    self.init(
      nsColor: NSColor(name: nil) { @Sendable appearance in
        let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
        return NSColor(hex: isDark ? pair.dark : pair.light)
      }
    )
  }
}

extension NSColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      srgbRed: CGFloat(hex >> 16 & 0xFF) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }
}
#endif
