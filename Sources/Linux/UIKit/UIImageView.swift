import Foundation

/// A picture on screen; a symbol takes the tint colour.
///
/// Source: Apple's documentation of `UIImageView`.
@MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var image: UIImage? { didSet { lookChanged() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { lookChanged() }
  }
}

extension UIImage {
  /// How large a symbol is drawn.
  ///
  /// Source: Apple's documentation of `UIImage.SymbolConfiguration`.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The font that the symbol stands beside.
    @_spi(Host) public let font: UIFont

    public init(textStyle: UIFont.TextStyle) {
      font = .preferredFont(forTextStyle: textStyle, compatibleWith: nil)
    }
  }
}
