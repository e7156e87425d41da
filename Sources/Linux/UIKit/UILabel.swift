import Foundation

/// A text that can't be edited.
///
/// Source: Apple's documentation of `UILabel`.
@MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var text: String? { didSet { lookChanged() } }
  open var textColor: UIColor? { didSet { lookChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { lookChanged() } }
  open var numberOfLines = 1 { didSet { lookChanged() } }
  open var adjustsFontForContentSizeCategory = false

  // An optional that is never nil, as Apple has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17, weight: .regular) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17, weight: .regular) }
      lookChanged()
    }
  }
}

/// How the lines of a text are placed.
///
/// Source: Apple's documentation of `NSTextAlignment`.
@nonexhaustive public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case natural = 4
}
