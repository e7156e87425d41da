#if !(os(macOS) || PROFILE_MACOS)
import SwiftUI

/// The package's colours as UIKit views take them; the same values as ``SPTheme``.
///
/// ```swift
/// label.textColor = Theme.colors.foreground.default
/// card.backgroundColor = Theme.colors.background.subtle
/// ```
///
/// Each follows the light or dark appearance of where it is drawn, and the person's contrast.
public enum Theme {
  /// The colours by what they are for.
  public static let colors = Colors()

  /// The colours by what they are for.
  public struct Colors: Sendable {
    /// Text and symbols.
    public let foreground = Foreground()
    /// What is behind them.
    public let background = Background()
    /// Lines round them.
    public let border = Border()
  }

  /// Colours of text and symbols.
  public struct Foreground: Sendable {
    /// What is read first.
    public let `default` = UIColor(.textPrimary)
    /// What went wrong, in text and lines.
    public let danger = UIColor(.danger)
    /// What explains the first.
    public let subtle = UIColor(.textSecondary)
    /// What can't be used now.
    public let disabled = UIColor(.textTertiary, increasedContrast: .textSecondary)
  }

  /// Colours behind text and symbols.
  public struct Background: Sendable {
    /// Behind everything else.
    public let `default` = UIColor(.surface)
    /// Inside of a field, or of what stands back.
    public let subtle = UIColor(.fill)
  }

  /// Colours of lines.
  public struct Border: Sendable {
    /// A thin line between and around things.
    public let `default` = UIColor(.separator, increasedContrast: .textSecondary)
  }
}
#endif
