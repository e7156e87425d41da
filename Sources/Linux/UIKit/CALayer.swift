import Foundation

/// The edges of a view.
///
/// Source: Apple's documentation of `CALayer`. On Apple's systems it belongs to QuartzCore.
open class CALayer: NSObject {
  /// Runs when something is to be drawn anew.
  var didChange: (() -> Void)?

  open var cornerRadius: CGFloat = 0 { didSet { didChange?() } }
  open var borderWidth: CGFloat = 0 { didSet { didChange?() } }
  open var borderColor: CGColor? { didSet { didChange?() } }
  open var masksToBounds = false { didSet { didChange?() } }
}

/// A colour that is the same everywhere.
///
/// Source: Apple's documentation of `CGColor`. On Apple's systems it belongs to CoreGraphics.
public final class CGColor: Hashable, Sendable {
  /// The colour as views have it.
  @_spi(Host) public let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}

extension UIColor {
  /// The colour in light surroundings; resolve a dynamic one before.
  public var cgColor: CGColor {
    CGColor(resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
  }
}
