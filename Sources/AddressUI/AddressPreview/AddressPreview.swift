#if !(os(macOS) || PROFILE_MACOS)
import DesignTokens
import PostalAddresses
import SwiftUI

/// A UIKit view that shows an address and is tapped to add or change it.
///
/// ```swift
/// let preview = AddressPreview()
/// preview.title = "Delivery"
/// preview.hint = "(Optional)"
/// preview.onPress = { [weak self] in self?.editAddress() }
/// preview.setAddress(order.address)
/// ```
///
/// It only shows: opening an ``AddressForm`` and putting what was saved back is the host's. In
/// SwiftUI use ``AddressPreviewCard``, which follows the same rules.
public final class AddressPreview: UIView {
  private let parts = AddressPreviewParts()
  private var leadingIcon = Icon.ofState
  private var trailingIcon = Icon.ofState

  private var content = AddressPreviewContent() {
    didSet { if content != oldValue { render() } }
  }

  /// Creates a preview in the default style.
  ///
  /// - Parameter style: Called once after the default style; what it sets stays.
  public init(style: Style<AddressPreview>? = nil) {
    super.init(frame: .zero)
    build()
    style?(self)
  }

  /// Creates a preview in the default style from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  // MARK: What it says

  /// What the address is for.
  public var title: String? {
    get { content.title }
    set { content.title = newValue }
  }

  /// What is said beside the title, such as "(Optional)".
  public var hint: String? {
    get { content.hint }
    set { content.hint = newValue }
  }

  /// The address to show, on one or more lines; nil or blank where there is none.
  public var address: String? {
    get { content.address }
    set {
      content.spokenAddress = nil
      content.address = newValue
    }
  }

  /// What is wrong, shown below; nil or blank where nothing is.
  ///
  /// A message that appears while the view is on screen is also announced.
  public var errorMessage: String? {
    get { content.errorMessage }
    set {
      guard newValue != content.errorMessage else { return }
      content.errorMessage = newValue
      announceError()
    }
  }

  /// Whether the preview can be tapped.
  public var isEnabled: Bool {
    get { content.isEnabled }
    set { content.isEnabled = newValue }
  }

  /// Runs when the preview is tapped, or activated in another way.
  public var onPress: (() -> Void)?

  /// Shows an address as its country writes it, or none.
  ///
  /// An address of which only the country is known counts as none. VoiceOver reads regions by their
  /// names and postal codes digit by digit.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - formatter: Prints it; without one the country is left out.
  ///   - language: The person's language, for what is read aloud.
  public func setAddress(
    _ address: PostalAddress?,
    formatter: AddressFormatter = AddressFormatter(),
    language: String = "en"
  ) {
    content.take(address, formatter: formatter, language: language)
  }

  // MARK: How it looks

  /// The container round icons and texts, for styling.
  ///
  /// The colour of its border tells of an error and is set by the preview; everything else is yours.
  public var contentView: UIView { parts.control }

  /// The icon before the texts; a building until another one is set, none with nil.
  public var leadingImage: UIImage? {
    get { leadingIcon.image(ofState: DesignSystem.Assets.icLocationCity) }
    set {
      leadingIcon = .chosen(newValue)
      render()
    }
  }

  /// The icon after the texts; until one is set it asks to add or to edit, none with nil.
  public var trailingImage: UIImage? {
    get {
      trailingIcon.image(
        ofState: content.trailingIcon == .add
          ? DesignSystem.Assets.icAdd : DesignSystem.Assets.icEdit
      )
    }
    set {
      trailingIcon = .chosen(newValue)
      render()
    }
  }

  /// Brings back the icons that follow the state, after others were set.
  ///
  /// For a preview that is used again, such as the one in a cell of a table.
  public func resetImages() {
    leadingIcon = .ofState
    trailingIcon = .ofState
    render()
  }

  // MARK: Accessibility

  /// Title, hint, address and error in one, until another label is set; nil brings that back.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// A button, and not enabled where it can't be tapped.
  public override var accessibilityTraits: UIAccessibilityTraits {
    get {
      isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled)
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Does what a tap does.
  public override func accessibilityActivate() -> Bool { press() }

  private func press() -> Bool {
    guard content.takesPress else { return false }
    onPress?()
    return true
  }

  private func announceError() {
    guard window != nil, content.state == .error else { return }
    UIAccessibility.post(notification: .announcement, argument: content.errorMessage)
  }
}

// MARK: - Building and drawing

extension AddressPreview {
  private func build() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    // No selector: an action of a control is the same on every platform.
    parts.control.addAction(UIAction { [weak self] _ in _ = self?.press() }, for: .touchUpInside)
    fill(with: parts.column)
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self,
    ]) { (preview: AddressPreview, _: UITraitCollection) in
      // The colour of a border is fixed once set, and large text is arranged in another way.
      preview.render()
    }
    render()
  }

  private func render() {
    parts.show(content, leading: leadingImage, trailing: trailingImage, in: traitCollection)
  }
}

/// An icon of the preview.
private enum Icon {
  case ofState
  case chosen(UIImage?)

  func image(ofState image: UIImage) -> UIImage? {
    switch self {
    case .ofState: image
    case .chosen(let image): image
    }
  }
}
#endif
