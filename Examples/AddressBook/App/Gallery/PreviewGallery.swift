import AddressUI
import SwiftUI

/// The preview of an address in every state: SwiftUI's card beside UIKit's view.
struct PreviewGallery: View {
  @State private var presses = 0
  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Address preview")
        .font(theme.type.headline)
        .foregroundStyle(theme.color.textPrimary)
        .accessibilityAddTraits(.isHeader)
      ForEach(PreviewSample.all) { sample in
        PreviewPair(sample: sample) { presses += 1 }
      }
      Text("Pressed \(presses) times")
        .font(theme.type.footnote)
        .foregroundStyle(theme.color.textSecondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Address preview")
  }
}

/// What a preview shows in one of its states.
struct PreviewSample: Identifiable {
  let id: String
  var address: String?
  var errorMessage: String?
  var isEnabled = true
  var isStyled = false

  static let all = [
    PreviewSample(id: "Unfilled"),
    PreviewSample(id: "Filled", address: "3 Example Quay, Cork, T12 X70A, Ireland"),
    PreviewSample(id: "Error", errorMessage: "Bank address is required"),
    PreviewSample(
      id: "Disabled",
      address: "3 Example Quay, Cork, T12 X70A, Ireland",
      isEnabled: false
    ),
    PreviewSample(id: "Lines", address: "Rí Ó Sampla\n3 Example Quay\nCork\nT12 X70A"),
    PreviewSample(
      id: "Styled",
      address: "Calle de Ejemplo 3, 28001 Madrid, Spain",
      errorMessage: "This is not the one we know.",
      isStyled: true
    ),
  ]
}

/// One state in both worlds, above each other where there is no room beside.
private struct PreviewPair: View {
  let sample: PreviewSample
  let onPress: @MainActor () -> Void

  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: sample.id)
        .font(theme.type.caption)
        .foregroundStyle(theme.color.textSecondary)
      if width == .compact {
        VStack(spacing: 8) { previews }
      } else {
        HStack(alignment: .top, spacing: 16) { previews }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(sample.id)
  }

  @ViewBuilder private var previews: some View {
    card.disabled(!sample.isEnabled)
    #if !(os(macOS) || PROFILE_MACOS)
    HostedAddressPreview(sample: sample, onPress: onPress)
      .fixedSize(horizontal: false, vertical: true)
    #endif
  }

  @ViewBuilder private var card: some View {
    AddressPreviewCard(
      title: "Bank address",
      hint: "(Optional)",
      addressText: sample.address,
      errorMessage: sample.errorMessage,
      leadingImage: Image(systemName: sample.isStyled ? "house" : "building.2"),
      trailingImage: sample.isStyled ? Image(systemName: "chevron.forward") : nil,
      onPress: onPress
    )
  }
}
