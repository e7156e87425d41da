import DesignTokens
import SwiftUI

/// The row of a field on a filled shape, with a line round it for the focus, an
/// error, and a person who wants more contrast.
struct EntryFieldBox<Outline: InsettableShape, Content: View>: View {
  private let configuration: EntryFieldStyleConfiguration
  private let fill: Color
  private let shape: Outline
  private let content: Content

  @Environment(\.spTheme) private var theme

  init(
    configuration: EntryFieldStyleConfiguration,
    fill: Color,
    shape: Outline,
    @ViewBuilder content: () -> Content
  ) {
    self.configuration = configuration
    self.fill = fill
    self.shape = shape
    self.content = content()
  }

  var body: some View {
    EntryFieldRow(
      configuration: configuration,
      trailingGap: 8,
      marksRequired: !configuration.hasLabel
    ) {
      content
        .textFieldStyle(.plain)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: 54, alignment: .center)
    .background(fill, in: shape)
    .overlay {
      shape
        .strokeBorder(line, lineWidth: configuration.isFocused ? 2 : 1)
        .allowsHitTesting(false)
    }
    .opacity(configuration.isEnabled ? 1 : 0.5)
    .contentShape(shape)
    .onTapGesture { configuration.focus() }
  }

  private var line: Color {
    if configuration.errorMessage != nil { return theme.color.danger }
    if configuration.isFocused { return theme.color.accent }
    // A faint fill alone does not show everybody where the field is.
    return theme.color.isIncreased ? theme.color.separator : .clear
  }
}
