import DesignTokens
import SwiftUI

/// What stands before the input, the input, and what stands after it.
///
/// At the largest text sizes what stands around the input gets a line of its own above it, and the
/// count one below: beside the input they would leave room for two or three letters.
struct EntryFieldRow<Content: View>: View {
  private let configuration: EntryFieldStyleConfiguration
  private let trailingGap: CGFloat
  private let marksRequired: Bool
  private let content: Content

  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.spTheme) private var theme

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - configuration: The field.
  ///   - trailingGap: Room before what stands after the input, beside the usual.
  ///   - marksRequired: Whether a required field is marked here, since its label isn't shown.
  ///   - content: The input.
  init(
    configuration: EntryFieldStyleConfiguration,
    trailingGap: CGFloat = 0,
    marksRequired: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.configuration = configuration
    self.trailingGap = trailingGap
    self.marksRequired = marksRequired
    self.content = content()
  }

  var body: some View {
    // The input has the same place in both shapes, so that a change of the text size keeps the focus.
    VStack(alignment: .leading, spacing: 4) {
      if isStacked, hasAccessories {
        HStack(spacing: 8) {
          leading
          Spacer(minLength: 0)
          trailing
        }
      }
      HStack(alignment: .center, spacing: 8) {
        if !isStacked { leading }
        content
        if marksRequired {
          configuration.requiredMark
            .foregroundStyle(theme.color.textSecondary)
        }
        if !isStacked {
          count
          trailing
        }
      }
      if isStacked { count }
    }
  }

  private var isStacked: Bool { textSize.isAccessibilitySize }

  private var hasAccessories: Bool {
    configuration.hasLeadingAccessoryView || configuration.hasTrailingAccessoryView
  }

  @ViewBuilder private var leading: some View {
    if configuration.hasLeadingAccessoryView {
      configuration.leadingAccessoryView
        .standingBack()
    }
  }

  @ViewBuilder private var trailing: some View {
    if configuration.hasTrailingAccessoryView {
      configuration.trailingAccessoryView
        .standingBack()
        .padding(.leading, isStacked ? 0 : trailingGap)
    }
  }

  private var count: some View {
    configuration.characterCount
      .font(theme.type.caption)
      .foregroundStyle(theme.color.textSecondary)
  }
}
