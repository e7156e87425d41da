import Foundation

/// A rectangle with what is in it.
///
/// Source: Apple's documentation of `UIView`. A host of SwiftUI draws it in the page; places come
/// from stacks and constraints, never from frames.
@MainActor open class UIView: UIResponder {
  public let layer = CALayer()

  public init(frame: CGRect) {
    super.init(hidden: ())
    layer.didChange = { [weak self] in self?.lookChanged() }
  }

  public required init?(coder: NSCoder) {
    super.init(hidden: ())
    layer.didChange = { [weak self] in self?.lookChanged() }
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  // MARK: The tree

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []

  open func addSubview(_ view: UIView) {
    precondition(!isInside(view), "A view can't be put into itself.")
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    lookChanged()
    if window != nil { view.enteredOrLeftWindow() }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.lostSubview(self)
    self.superview = nil
    superview.lookChanged()
    if superview.window != nil { enteredOrLeftWindow() }
  }

  private func isInside(_ view: UIView) -> Bool {
    view === self || superview?.isInside(view) ?? false
  }

  /// A stack forgets what has left it.
  func lostSubview(_ view: UIView) {}

  public var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func didMoveToWindow() {}

  private func enteredOrLeftWindow() {
    traitsMayHaveChanged()
    didMoveToWindow()
    for view in subviews { view.enteredOrLeftWindow() }
  }

  // MARK: The look

  open var backgroundColor: UIColor? { didSet { lookChanged() } }
  open var tintColor: UIColor? { didSet { lookChanged() } }
  open var alpha: CGFloat = 1 { didSet { lookChanged() } }
  open var isHidden = false { didSet { lookChanged() } }
  open var isUserInteractionEnabled = true { didSet { lookChanged() } }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // MARK: Layout

  open var translatesAutoresizingMaskIntoConstraints = true { didSet { lookChanged() } }

  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  ) { didSet { lookChanged() } }

  /// The active constraints of this view, as its first item.
  @_spi(Host) public internal(set) var constraints: [NSLayoutConstraint] = [] {
    didSet { lookChanged() }
  }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    lookChanged()
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    // A page lets text break before anything else shrinks, whatever the priorities are.
  }

  /// How much the view keeps to the size of its content.
  @_spi(Host) public func huggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  // MARK: Accessibility

  open var isAccessibilityElement = false { didSet { lookChanged() } }
  open var accessibilityLabel: String? { didSet { lookChanged() } }
  open var accessibilityValue: String? { didSet { lookChanged() } }
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { lookChanged() } }
  open var accessibilityIdentifier: String? { didSet { lookChanged() } }

  open func accessibilityActivate() -> Bool { false }

  // MARK: Traits

  var traitObservers: [TraitObserver] = []
  /// The traits when the observers were last told.
  private var knownTraits: UITraitCollection?

  open var traitCollection: UITraitCollection { superview?.traitCollection ?? .usual }

  /// Tells the observers of this view and those inside what has changed, if something has.
  final func traitsMayHaveChanged() {
    let now = traitCollection
    let before = knownTraits ?? .usual
    knownTraits = now
    guard now != before else { return }
    for observer in traitObservers where observer.concerns(now, before) { observer.tell(before) }
    for view in subviews { view.traitsMayHaveChanged() }
    lookChanged()
  }

  // MARK: For the host

  /// Says that something of the view is to be drawn anew.
  final func lookChanged() {
    window?.contentChanged()
  }
}
