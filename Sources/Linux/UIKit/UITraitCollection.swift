import Foundation

/// Whether an interface is light or dark.
///
/// Source: Apple's documentation of `UIUserInterfaceStyle`.
@nonexhaustive public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// How much contrast a person asked for.
///
/// Source: Apple's documentation of `UIAccessibilityContrast`.
@nonexhaustive public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

/// Which way an interface runs.
///
/// Source: Apple's documentation of `UITraitEnvironmentLayoutDirection`.
@nonexhaustive public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// The text size that a person chose.
///
/// Source: Apple's documentation of `UIContentSizeCategory`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ short: String) {
    rawValue = "UICTContentSizeCategory" + short
  }

  /// Whether the size is one of those beyond the usual settings.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")
}

/// What of the surroundings decides how something is drawn.
///
/// Source: Apple's documentation of `UITraitCollection`. Sendable because nothing of it changes.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  @_spi(Host) public init(
    style: UIUserInterfaceStyle = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified,
    size: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    preferredContentSizeCategory = size
    layoutDirection = direction
  }

  /// What a view that stands nowhere goes by.
  static let usual = UITraitCollection(
    style: .light,
    contrast: .normal,
    direction: .leftToRight
  )

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(size: preferredContentSizeCategory)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Creates the collection of several; of what more than one says, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      contrast: traitCollections.last { $0.accessibilityContrast != .unspecified }?
        .accessibilityContrast ?? .unspecified,
      size: traitCollections.last?.preferredContentSizeCategory ?? .large,
      direction: traitCollections.last { $0.layoutDirection != .unspecified }?.layoutDirection
        ?? .unspecified
    )
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && accessibilityContrast == other.accessibilityContrast
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(accessibilityContrast)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(layoutDirection)
    return hasher.finalize()
  }
}
