#if !(os(macOS) || PROFILE_MACOS)
import AddressUI
import SwiftUI

/// UIKit's preview among SwiftUI's views.
struct HostedAddressPreview: UIViewRepresentable {
  let sample: PreviewSample
  let onPress: @MainActor () -> Void

  func makeUIView(context: Context) -> AddressPreview {
    let style: Style<AddressPreview> = { preview in
      preview.contentView.layer.cornerRadius = DesignSystem.shared.cornerRadius.medium
      preview.contentView.backgroundColor = Theme.colors.background.subtle
      preview.leadingImage = DesignSystem.Assets.icHome
      preview.trailingImage = DesignSystem.Assets.icChevronRight
    }
    return AddressPreview(style: sample.isStyled ? style : nil)
  }

  func updateUIView(_ preview: AddressPreview, context: Context) {
    preview.title = "Bank address"
    preview.hint = "(Optional)"
    preview.address = sample.address
    preview.errorMessage = sample.errorMessage
    preview.isEnabled = sample.isEnabled
    preview.onPress = onPress
  }
}
#endif
