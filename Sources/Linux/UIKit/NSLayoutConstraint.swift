import Foundation

/// A relation between places of views.
///
/// Source: Apple's documentation of `NSLayoutConstraint`.
@MainActor public final class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  @nonexhaustive public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  /// What of a view is held.
  @_spi(Host) public enum Attribute: Sendable {
    case leading
    case trailing
    case top
    case bottom
    case centerY
    case width
    case height
  }

  @_spi(Host) public let attribute: Attribute
  @_spi(Host) public let isMinimum: Bool
  @_spi(Host) public private(set) weak var first: UIView?
  /// What the first is held to; nil where it is held to a length.
  @_spi(Host) public private(set) weak var second: UIView?
  @_spi(Host) public let secondAttribute: Attribute?

  public var constant: CGFloat {
    didSet { first?.lookChanged() }
  }

  public private(set) var isActive = false

  init(
    _ first: NSLayoutPlace,
    to second: NSLayoutPlace? = nil,
    constant: CGFloat,
    isMinimum: Bool = false
  ) {
    self.first = first.view
    attribute = first.attribute
    self.second = second?.view
    secondAttribute = second?.attribute
    self.constant = constant
    self.isMinimum = isMinimum
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where !constraint.isActive {
      constraint.isActive = true
      constraint.first?.constraints.append(constraint)
    }
  }
}

/// What an anchor stands for.
struct NSLayoutPlace {
  weak var view: UIView?
  let attribute: NSLayoutConstraint.Attribute
}

/// A place of a view that others can be held to.
///
/// Source: Apple's documentation of `NSLayoutAnchor`.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: NSLayoutPlace

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    place = NSLayoutPlace(view: view, attribute: attribute)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, to: anchor.place, constant: c)
  }
}

/// A place along the width.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place along the height.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, constant: c)
  }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(place, constant: c, isMinimum: true)
  }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

/// How much something is wanted.
///
/// Source: Apple's documentation of `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// Lengths at the four edges, following the direction of writing.
///
/// Source: Apple's documentation of `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
