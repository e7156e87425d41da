#if !(os(macOS) || PROFILE_MACOS)
import DesignTokens
import SwiftUI

/// The views an ``AddressPreview`` is made of: how they stand, and how they show a content.
@MainActor final class AddressPreviewParts {
  let control = AddressPreviewControl()
  /// Everything below each other: the control, then the error.
  let column = UIStackView()
  private let leadingView = UIImageView()
  private let trailingView = UIImageView()
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private let addressLabel = UILabel()
  private let errorLabel = UILabel()
  private let heading = UIStackView()
  private let texts = UIStackView()
  private let row = UIStackView()
  private let errorRow = UIStackView()

  init() {
    buildTexts()
    buildRow()
    buildColumn()
    control.layer.cornerRadius = DesignSystem.shared.cornerRadius.large
    control.layer.borderWidth = 1
    control.backgroundColor = Theme.colors.background.default
  }

  private func buildTexts() {
    for label in [titleLabel, hintLabel, addressLabel, errorLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    addressLabel.font = DesignSystem.shared.fonts.preferredFont(.body, .regular)
    errorLabel.font = DesignSystem.shared.fonts.preferredFont(.footnote, .regular)
    errorLabel.textColor = Theme.colors.foreground.danger
    // The hint fills what the title leaves, and the title breaks first where there is too little.
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    heading.addArrangedSubview(titleLabel)
    heading.addArrangedSubview(hintLabel)
  }

  private func buildRow() {
    for view in [leadingView, trailingView] {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    for view in [heading, addressLabel] { texts.addArrangedSubview(view) }
    texts.axis = .vertical
    texts.spacing = 2
    for view in [leadingView, texts, trailingView] { row.addArrangedSubview(view) }
    let inset = DesignSystem.shared.spacer.md
    row.spacing = DesignSystem.shared.spacer.sm
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: DesignSystem.shared.spacer.sm,
      leading: inset,
      bottom: DesignSystem.shared.spacer.sm,
      trailing: inset
    )
    // Stacks take touches where labels and images don't: all of them belong to the control.
    row.isUserInteractionEnabled = false
    control.fill(with: row)
    NSLayoutConstraint.activate([control.heightAnchor.constraint(greaterThanOrEqualToConstant: 56)])
  }

  private func buildColumn() {
    let inset = DesignSystem.shared.spacer.md
    errorRow.addArrangedSubview(errorLabel)
    errorRow.isLayoutMarginsRelativeArrangement = true
    errorRow.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: inset,
      bottom: 0,
      trailing: inset
    )
    for view in [control, errorRow] { column.addArrangedSubview(view) }
    column.axis = .vertical
    column.spacing = DesignSystem.shared.spacer.xs
  }

  func show(
    _ content: AddressPreviewContent,
    leading: UIImage?,
    trailing: UIImage?,
    in traits: UITraitCollection
  ) {
    show(content.title, in: titleLabel, content.titleTone, content)
    show(content.hint, in: hintLabel, content.hintTone, content)
    show(content.address, in: addressLabel, content.addressTone, content)
    let style: UIFont.TextStyle = content.isTitleProminent ? .body : .caption1
    titleLabel.font = DesignSystem.shared.fonts.preferredFont(style, .regular)
    hintLabel.font = titleLabel.font
    heading.isHidden = titleLabel.isHidden && hintLabel.isHidden
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    arrange(isLarge: isLarge, isHintBeside: content.isHintBeside && !isLarge)
    errorLabel.text = content.shown(content.errorMessage)
    errorRow.isHidden = errorLabel.text == nil
    show(leading, in: leadingView, content.iconTone)
    show(trailing, in: trailingView, content.iconTone)
    control.isEnabled = content.takesPress
    let line =
      content.isLineDangerous ? Theme.colors.foreground.danger : Theme.colors.border.default
    control.layer.borderColor = line.resolvedColor(with: traits).cgColor
  }

  /// Large text has the whole width: everything stands below each other.
  private func arrange(isLarge: Bool, isHintBeside: Bool) {
    heading.axis = isHintBeside ? .horizontal : .vertical
    heading.alignment = isHintBeside ? .firstBaseline : .fill
    heading.spacing = isHintBeside ? DesignSystem.shared.spacer.xs : texts.spacing
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }

  private func show(
    _ text: String?,
    in label: UILabel,
    _ tone: AddressPreviewContent.Tone,
    _ content: AddressPreviewContent
  ) {
    label.text = content.shown(text)
    label.isHidden = label.text == nil
    label.textColor = tone.color
  }

  private func show(_ image: UIImage?, in view: UIImageView, _ tone: AddressPreviewContent.Tone) {
    view.image = image
    view.isHidden = image == nil
    view.tintColor = tone.color
  }
}

extension AddressPreviewContent.Tone {
  fileprivate var color: UIColor {
    switch self {
    case .standard: Theme.colors.foreground.default
    case .subtle: Theme.colors.foreground.subtle
    case .disabled: Theme.colors.foreground.disabled
    }
  }
}

#endif
