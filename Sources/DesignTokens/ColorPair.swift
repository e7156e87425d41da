/// A colour for light and one for dark pages, each as `0xRRGGBB`.
struct ColorPair: Hashable, Sendable {
  let light: UInt32
  let dark: UInt32
}

/// The palette. A test holds every pair of text and ground to WCAG AA; where one fails, the value
/// here changes.
extension ColorPair {
  static let surface = ColorPair(light: 0xFF_FFFF, dark: 0x1C_1C1E)
  static let surfaceElevated = ColorPair(light: 0xFF_FFFF, dark: 0x2C_2C2E)
  static let fill = ColorPair(light: 0xF4_F4F6, dark: 0x2A_2A2D)
  static let separator = ColorPair(light: 0xDC_DCE0, dark: 0x3A_3A3D)
  static let textPrimary = ColorPair(light: 0x11_1114, dark: 0xF5_F5F7)
  static let textSecondary = ColorPair(light: 0x5E_5E66, dark: 0xB0_B0B8)
  static let textTertiary = ColorPair(light: 0x6F_6F78, dark: 0x9A_9AA3)
  static let accent = ColorPair(light: 0x1F_5EFF, dark: 0x6D_9BFF)
  static let accentOn = ColorPair(light: 0xFF_FFFF, dark: 0x0A_1433)
  static let danger = ColorPair(light: 0xC6_2828, dark: 0xFF_8A80)
}
