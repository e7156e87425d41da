import Foundation

/// Whether an interface is light or dark.
///
/// Source: Apple's documentation of `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// How much contrast a person asked for.
///
/// Source: Apple's documentation of `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

/// The text size that a person chose.
///
/// Source: Apple's documentation of `UIContentSizeCategory`. Only the usual size has a name here.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}

/// What of the surroundings decides how something is drawn.
///
/// Source: Apple's documentation of `UITraitCollection`. Sendable because nothing of it changes.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let preferredContentSizeCategory: UIContentSizeCategory

  private init(
    style: UIUserInterfaceStyle = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified,
    size: UIContentSizeCategory = .large
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    preferredContentSizeCategory = size
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(size: preferredContentSizeCategory)
  }

  /// Creates the collection of several; of what more than one says, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      contrast: traitCollections.last { $0.accessibilityContrast != .unspecified }?
        .accessibilityContrast ?? .unspecified,
      size: traitCollections.last?.preferredContentSizeCategory ?? .large
    )
  }
}
