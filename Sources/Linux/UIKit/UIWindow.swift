import Foundation

/// What a host puts a tree of views into.
///
/// Source: Apple's documentation of `UIWindow`. Only a host makes one.
public final class UIWindow: UIView {
  /// Runs when something in the window is to be drawn anew.
  @_spi(Host) public var onChange: (@MainActor () -> Void)?

  private var traits = UITraitCollection.usual

  @_spi(Host) public init(traits: UITraitCollection) {
    self.traits = traits
    super.init(frame: .zero)
    traitsMayHaveChanged()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  public override var traitCollection: UITraitCollection { traits }

  /// Gives all views in the window other traits.
  @_spi(Host) public func setTraits(_ traits: UITraitCollection) {
    self.traits = traits
    traitsMayHaveChanged()
  }

  func contentChanged() {
    onChange?()
  }
}
