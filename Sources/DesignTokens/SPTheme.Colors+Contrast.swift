import SwiftUI

extension SPTheme.Colors {
  /// The same colours for a person who wants more contrast.
  ///
  /// Thin lines and the faintest text take the colour of secondary text. The environment's theme
  /// does this by itself where the person asked the system for it.
  public var increased: Self {
    var colors = self
    colors.separator = textSecondary
    colors.textTertiary = textSecondary
    colors.isIncreased = true
    return colors
  }
}
