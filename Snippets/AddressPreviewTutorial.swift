// Every snippet of the page "AddressPreview", as written there, but for one line:
//
// - `import BackbaseDesignSystem` is `import AddressUI` here; `import UIKit` names `UIView`.
//
// The page's `accessibilityLabel`, `accessibilityTraits` and `isAccessibilityElement` need not be
// set: a preview has them of itself. What is set stays.

#if !os(macOS)
import AddressUI
import UIKit

@MainActor func showPreviews() {
  let myAwesomeView = UIView()

  // snippet.usage
  let addressPreview = AddressPreview()
  addressPreview.translatesAutoresizingMaskIntoConstraints = false
  myAwesomeView.addSubview(addressPreview)
  addressPreview.title = "Bank address"
  addressPreview.hint = "(Optional)"
  // snippet.end
  precondition(addressPreview.accessibilityLabel == "Bank address, Optional")

  // snippet.press
  addressPreview.onPress = {
    print("Address preview tapped!")
  }
  // snippet.end
  precondition(addressPreview.accessibilityActivate())

  // snippet.error
  addressPreview.errorMessage = "Bank address is required"
  // snippet.end

  // snippet.address
  addressPreview.errorMessage = nil
  let demoAddress = "10 10th St Ne, Atlanta, GA 30309, United States"
  addressPreview.address = demoAddress
  addressPreview.trailingImage = DesignSystem.Assets.icEdit
  // snippet.end
  precondition(addressPreview.accessibilityLabel == "Bank address, Optional, \(demoAddress)")

  // snippet.disabled
  addressPreview.isEnabled = false
  // snippet.end
  precondition(!addressPreview.accessibilityActivate())

  // snippet.accessibility
  addressPreview.isAccessibilityElement = true
  addressPreview.accessibilityLabel = "Bank address, Optional, 10 10th St Ne, Atlanta"
  addressPreview.accessibilityTraits = .button
  // snippet.end
}

@MainActor func showStyles() {
  // snippet.style
  let customStyle: Style<AddressPreview> = { preview in
    preview.contentView.layer.cornerRadius = DesignSystem.shared.cornerRadius.medium
    preview.contentView.backgroundColor = Theme.colors.background.subtle
    preview.leadingImage = DesignSystem.Assets.icHome
    preview.trailingImage = DesignSystem.Assets.icChevronRight
  }
  let addressPreview = AddressPreview(style: customStyle)
  // snippet.end
  precondition(addressPreview.contentView.layer.cornerRadius == 12)

  // snippet.default
  let preview = AddressPreview()
  precondition(preview.contentView.layer.cornerRadius == DesignSystem.shared.cornerRadius.large)
  precondition(preview.leadingImage == DesignSystem.Assets.icLocationCity)
  precondition(preview.trailingImage == DesignSystem.Assets.icAdd)
  // snippet.end

  // snippet.tokens
  _ = Theme.colors.foreground.default
  _ = Theme.colors.foreground.danger
  _ = DesignSystem.shared.fonts.preferredFont(.body, .regular)
  _ = DesignSystem.shared.spacer.sm
  // snippet.end
}

showPreviews()
showStyles()
#endif
