#if !(os(macOS) || PROFILE_MACOS)
import SwiftUI

/// How a component looks: a closure that is called with it once it is made.
///
/// ```swift
/// let boxed: Style<UIView> = { view in
///   view.layer.cornerRadius = DesignSystem.shared.cornerRadius.medium
/// }
/// ```
public typealias Style<Component> = @MainActor (Component) -> Void

/// The package's measures, fonts and icons as UIKit views take them.
///
/// Nothing in it changes while a program runs, so all windows share it; what depends on a person,
/// such as a text size, is worked out where a font or colour is drawn.
public struct DesignSystem: Sendable {
  /// The one design system.
  public static let shared = DesignSystem()

  /// How round corners are.
  public let cornerRadius = CornerRadii()
  /// How far things stand apart.
  public let spacer = Spacing()
  /// What text is set in.
  public let fonts = Fonts()

  private init() {}

  /// How round corners are, in points; the same values as `SPTheme().radius`.
  public struct CornerRadii: Sendable {
    /// A small thing, such as a tag.
    public let small: CGFloat = 8
    /// A field or a button.
    public let medium: CGFloat = 12
    /// A card or a sheet.
    public let large: CGFloat = 20
  }

  /// How far things stand apart, in points.
  public struct Spacing: Sendable {
    /// Between lines that belong together.
    public let xs: CGFloat = 4
    /// Between a symbol and its text.
    public let sm: CGFloat = 8
    /// Inside of a card.
    public let md: CGFloat = 16
    /// Between groups.
    public let lg: CGFloat = 24
    /// Between parts of a screen.
    public let xl: CGFloat = 32
  }

  /// What text is set in.
  public struct Fonts: Sendable {
    /// Returns the system's font of a text style, growing with the person's text size.
    public func preferredFont(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
      let usual = UITraitCollection(preferredContentSizeCategory: .large)
      let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
      return UIFontMetrics(forTextStyle: style)
        .scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
  }

  /// Icons.
  public enum Assets {
    /// A place in a town.
    public static var icLocationCity: UIImage { icon("building.2") }
    /// Something to be added.
    public static var icAdd: UIImage { icon("plus") }
    /// Something that can be changed.
    public static var icEdit: UIImage { icon("pencil") }
    /// A home.
    public static var icHome: UIImage { icon("house") }
    /// More behind a row; it points the way text runs.
    public static var icChevronRight: UIImage { icon("chevron.forward") }

    /// A picture by its symbol's name; one that says it is missing where there is no such symbol.
    static func icon(_ name: String) -> UIImage {
      if let image = UIImage(systemName: name) { return image }
      MissingIcons.report(name)
      return UIImage(systemName: MissingIcons.placeholder) ?? UIImage()
    }
  }
}
#endif
