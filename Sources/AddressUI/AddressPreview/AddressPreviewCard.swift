import DesignTokens
import PostalAddresses
import SwiftUI

/// A card that shows an address and is tapped to add or change it.
///
/// ```swift
/// AddressPreviewCard(title: "Delivery", hint: "(Optional)", address: order.address) {
///   isEditing = true
/// }
/// ```
///
/// It only shows: opening an ``AddressForm`` and handing down what was saved is the host's. With
/// `.disabled(true)` it can't be tapped. In UIKit use `AddressPreview`, which follows the same
/// rules.
public struct AddressPreviewCard: View {
  private let title: String?
  private let hint: String?
  private let address: Address
  private let errorMessage: String?
  private let leadingImage: Image
  private let trailingImage: Image?
  private let onPress: @MainActor () -> Void

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  private enum Address {
    case text(String?)
    case parts(PostalAddress?)
  }

  /// Creates a card for an address, which is printed as its country writes it.
  ///
  /// - Parameters:
  ///   - title: What the address is for.
  ///   - hint: What is said beside the title, such as "(Optional)".
  ///   - address: The address; one of which only the country is known counts as none.
  ///   - errorMessage: What is wrong, shown below and announced when it appears.
  ///   - leadingImage: The icon before the texts.
  ///   - trailingImage: The icon after the texts; nil for one that asks to add or to edit.
  ///   - onPress: Runs when the card is tapped.
  public init(
    title: String? = nil,
    hint: String? = nil,
    address: PostalAddress?,
    errorMessage: String? = nil,
    leadingImage: Image = Image(systemName: "building.2"),
    trailingImage: Image? = nil,
    onPress: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.hint = hint
    self.address = .parts(address)
    self.errorMessage = errorMessage
    self.leadingImage = leadingImage
    self.trailingImage = trailingImage
    self.onPress = onPress
  }

  /// Creates a card for an address that is a text already.
  ///
  /// - Parameters:
  ///   - title: What the address is for.
  ///   - hint: What is said beside the title, such as "(Optional)".
  ///   - addressText: The address, on one or more lines; nil or blank where there is none.
  ///   - errorMessage: What is wrong, shown below and announced when it appears.
  ///   - leadingImage: The icon before the texts.
  ///   - trailingImage: The icon after the texts; nil for one that asks to add or to edit.
  ///   - onPress: Runs when the card is tapped.
  public init(
    title: String? = nil,
    hint: String? = nil,
    addressText: String?,
    errorMessage: String? = nil,
    leadingImage: Image = Image(systemName: "building.2"),
    trailingImage: Image? = nil,
    onPress: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.hint = hint
    address = .text(addressText)
    self.errorMessage = errorMessage
    self.leadingImage = leadingImage
    self.trailingImage = trailingImage
    self.onPress = onPress
  }

  public var body: some View {
    let content = content
    VStack(alignment: .leading, spacing: 4) {
      Button {
        onPress()
      } label: {
        AddressPreviewRow(
          content: content,
          leadingImage: leadingImage,
          trailingImage: trailingImage
        )
      }
      .buttonStyle(AddressPreviewButtonStyle())
      .accessibilityLabel(content.accessibilityLabel ?? "")
      if let message = content.shown(errorMessage) {
        Text(verbatim: message)
          .font(theme.type.footnote)
          .foregroundStyle(theme.color.danger)
          // The button says it.
          .accessibilityHidden(true)
          .padding(.horizontal, 16)
      }
    }
    .onChange(of: content.shown(errorMessage)) { _, message in
      if let message, isEnabled { Announcer.announce(message) }
    }
    .animation(theme.motion.snappy, value: errorMessage)
  }

  private var content: AddressPreviewContent {
    var content = AddressPreviewContent(
      title: title,
      hint: hint,
      errorMessage: errorMessage,
      isEnabled: isEnabled
    )
    switch address {
    case .text(let text): content.address = text
    case .parts(let address):
      content.take(
        address,
        formatter: AddressFormatter { [locale] in locale.localizedString(forRegionCode: $0) },
        language: locale.identifier(.bcp47)
      )
    }
    return content
  }
}

/// Icons and texts in their box.
private struct AddressPreviewRow: View {
  let content: AddressPreviewContent
  let leadingImage: Image
  let trailingImage: Image?

  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.spTheme) private var theme

  var body: some View {
    Group {
      // Large text has the whole width: everything stands below each other.
      if textSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 8) { parts }
      } else {
        HStack(spacing: 8) { parts }
      }
    }
    .font(theme.type.body)
    .multilineTextAlignment(.leading)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
    .background(theme.color.surface, in: shape)
    .overlay {
      shape
        .strokeBorder(content.isLineDangerous ? theme.color.danger : theme.color.separator)
        .allowsHitTesting(false)
    }
    .contentShape(shape)
  }

  @ViewBuilder private var parts: some View {
    leadingImage.foregroundStyle(color(content.iconTone))
    texts.frame(maxWidth: .infinity, alignment: .leading)
    (trailingImage ?? iconOfState).foregroundStyle(color(content.iconTone))
  }

  private var texts: some View {
    VStack(alignment: .leading, spacing: 2) {
      if textSize.isAccessibilitySize || !content.isHintBeside {
        title
        hint
      } else {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          title
          hint
        }
      }
      if let address = content.shown(content.address) {
        Text(verbatim: address).foregroundStyle(color(content.addressTone))
      }
    }
  }

  @ViewBuilder private var title: some View {
    if let title = content.shown(content.title) {
      Text(verbatim: title)
        .font(titleFont)
        .foregroundStyle(color(content.titleTone))
    }
  }

  @ViewBuilder private var hint: some View {
    if let hint = content.shown(content.hint) {
      Text(verbatim: hint)
        .font(titleFont)
        .foregroundStyle(color(content.hintTone))
    }
  }

  private var titleFont: Font { content.isTitleProminent ? theme.type.body : theme.type.caption }

  private var iconOfState: Image {
    Image(systemName: content.trailingIcon == .add ? "plus" : "pencil")
  }

  private func color(_ tone: AddressPreviewContent.Tone) -> Color {
    switch tone {
    case .standard: theme.color.textPrimary
    case .subtle: theme.color.textSecondary
    case .disabled: theme.color.textTertiary
    }
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: theme.radius.lg, style: .continuous)
  }
}

/// Shows that the card is pressed, and nothing else.
private struct AddressPreviewButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}
