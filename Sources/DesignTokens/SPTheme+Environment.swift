import SwiftUI

private struct SPThemeKey: EnvironmentKey {
  static var defaultValue: SPTheme { SPTheme() }
}

extension EnvironmentValues {
  /// The theme for this part of the screen, fitted to the person's contrast and motion settings.
  public var spTheme: SPTheme {
    get {
      self[SPThemeKey.self]
        .fitted(
          increasesContrast: colorSchemeContrast == .increased,
          reducesMotion: accessibilityReduceMotion
        )
    }
    set { self[SPThemeKey.self] = newValue }
  }
}

extension SPTheme {
  func fitted(increasesContrast: Bool, reducesMotion: Bool) -> SPTheme {
    var theme = self
    if increasesContrast {
      theme.color.separator = color.textSecondary
      theme.color.textTertiary = color.textSecondary
    }
    if reducesMotion { theme.motion = motion.reduced }
    return theme
  }
}
