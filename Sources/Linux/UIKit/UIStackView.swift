import Foundation

/// Views in a row or a column.
///
/// Source: Apple's documentation of `UIStackView`. Along its axis the view that hugs its content
/// least fills what is left over.
@MainActor public final class UIStackView: UIView {
  /// How views stand across the axis.
  @nonexhaustive public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
  }

  public private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public var axis = NSLayoutConstraint.Axis.horizontal { didSet { lookChanged() } }
  public var spacing: CGFloat = 0 { didSet { lookChanged() } }
  public var alignment = Alignment.fill { didSet { lookChanged() } }
  public var isLayoutMarginsRelativeArrangement = false { didSet { lookChanged() } }

  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    // A stack places what is in it, so it turns the frame's own constraints off.
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.append(view)
    lookChanged()
  }

  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    lookChanged()
  }

  override func lostSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}
