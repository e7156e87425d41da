import SwiftUI

/// The colours, corner radii, fonts and motions that the package's views are drawn with.
///
/// Views read it from the environment, where it already answers the person's settings: with
/// increased contrast thin lines and the faintest text take the colour of secondary text, and with
/// reduced motion every movement becomes a short fade.
///
/// ```swift
/// @Environment(\.spTheme) private var theme
///
/// Text("Lindenstraße 4")
///   .font(theme.type.body)
///   .foregroundStyle(theme.color.textPrimary)
/// ```
///
/// To change a token for a part of an app, change a copy and hand it down with
/// `.environment(\.spTheme, theme)`.
public struct SPTheme: Sendable {
  /// What things are painted with.
  public var color = Colors()
  /// How round corners are.
  public var radius = Radii()
  /// What text is set in; all of it follows the person's text size.
  public var type = Fonts()
  /// How changes move.
  public var motion = Motions()

  /// Creates the theme of the package.
  public init() {}
}

extension SPTheme {
  /// What things are painted with, on light and on dark pages.
  public struct Colors: Sendable {
    /// Behind everything else.
    public var surface = Color(pair: .surface)
    /// Behind what lies above the surface, such as a card or a sheet.
    public var surfaceElevated = Color(pair: .surfaceElevated)
    /// Inside of a field.
    public var fill = Color(pair: .fill)
    /// Thin lines between and around things.
    public var separator = Color(pair: .separator)
    /// What is read first.
    public var textPrimary = Color(pair: .textPrimary)
    /// What explains the first, such as a label.
    public var textSecondary = Color(pair: .textSecondary)
    /// What may be overlooked, such as a prompt.
    public var textTertiary = Color(pair: .textTertiary)
    /// What can be tapped.
    public var accent = Color(pair: .accent)
    /// Text and symbols on the accent colour.
    public var accentOn = Color(pair: .accentOn)
    /// What went wrong.
    public var danger = Color(pair: .danger)
    /// Whether the person wants more contrast.
    ///
    /// Then what can be used has a line round it, and nothing stands back by being see-through.
    public internal(set) var isIncreased = false

    /// Creates the colours of the package.
    public init() {}
  }

  /// How round corners are, in points.
  public struct Radii: Sendable {
    /// A small thing, such as a tag.
    public var sm: CGFloat = 8
    /// A field or a button.
    public var md: CGFloat = 12
    /// A card or a sheet.
    public var lg: CGFloat = 20

    /// Creates the radii of the package.
    public init() {}
  }

  /// What text is set in: the system's text styles of the same names.
  public struct Fonts: Sendable {
    /// A label inside a field.
    public var caption = Font.caption
    /// What stands below a field.
    public var footnote = Font.footnote
    /// What is typed and read.
    public var body = Font.body
    /// The name of a group.
    public var headline = Font.headline

    /// Creates the fonts of the package.
    public init() {}
  }
}
