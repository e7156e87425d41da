// Documentation/UIKitContract.md: views, constraints, traits and accessibility.
import Foundation
import UIKit

final class Box: UIView {
  private let control = Touched()
  private let label = UILabel()
  private let picture = UIImageView(image: UIImage(systemName: "house"))
  private let stack: UIStackView
  var onTap: (() -> Void)?

  init(text: String) {
    stack = UIStackView(arrangedSubviews: [picture, label])
    super.init(frame: .zero)
    label.text = text
    build()
  }

  required init?(coder: NSCoder) {
    stack = UIStackView()
    super.init(coder: coder)
  }

  private func build() {
    label.numberOfLines = 0
    label.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    label.textAlignment = .natural
    label.adjustsFontForContentSizeCategory = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    picture.tintColor = .black
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    stack.axis = .horizontal
    stack.spacing = 8
    stack.alignment = .center
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8,
      leading: 16,
      bottom: 8,
      trailing: 16
    )
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    control.addSubview(stack)
    addSubview(control)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: control.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: -4),
      stack.topAnchor.constraint(equalTo: control.topAnchor),
      stack.bottomAnchor.constraint(equalTo: control.bottomAnchor),
      control.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      control.widthAnchor.constraint(equalToConstant: 200),
    ])
    control.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]) {
      (box: Box, previous: UITraitCollection) in
      if previous.userInterfaceStyle != box.traitCollection.userInterfaceStyle { box.paint() }
    }
    paint()
  }

  private func paint() {
    backgroundColor = .clear
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.black.resolvedColor(with: traitCollection).cgColor
    clipsToBounds = layer.masksToBounds
    if let outer = superview { outer.alpha = 0.5 }
    isHidden = subviews.isEmpty
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { control.isEnabled ? .button : [.button, .notEnabled] }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    control.sendActions(for: .touchUpInside)
    UIAccessibility.post(notification: .announcement, argument: label.text)
    return true
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    isAccessibilityElement = window != nil
  }
}

final class Touched: UIControl {
  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }
}

@MainActor func viewsAreMadeWithoutAFrame() -> [UIView] {
  [UIView(), UIView(frame: .zero), UILabel(), UIImageView(), UIStackView(), UIControl()]
}
