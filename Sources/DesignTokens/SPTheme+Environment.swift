import SwiftUI

private struct SPThemeKey: EnvironmentKey {
  // Made once: two dynamic colours of UIKit's are never equal, and a new theme at every read would
  // look like a change to every view.
  static let defaultValue = SPTheme()
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
    if increasesContrast { theme.color = color.increased }
    if reducesMotion { theme.motion = motion.reduced }
    return theme
  }
}
