import Foundation

/// What a view is to assistive technology.
///
/// Source: Apple's documentation of `UIAccessibilityTraits`.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Tells assistive technology what stands nowhere on screen.
///
/// Source: Apple's documentation of `UIAccessibility`.
public enum UIAccessibility {
  /// What is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let announcement = Notification(rawValue: 1008)
  }

  /// Speaks a text; set by the host, which knows in whose session it is spoken.
  @MainActor @_spi(Host) public static var announce: ((String) -> Void)?

  @MainActor public static func post(notification: Notification, argument: Any?) {
    if notification == .announcement, let text = argument as? String { announce?(text) }
  }
}
