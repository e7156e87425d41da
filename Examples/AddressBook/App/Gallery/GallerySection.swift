import AddressUI
import SwiftUI

/// One style with a field in each state; the focus is where the person puts it.
struct GallerySection: View {
  let style: GalleryStyle
  let kind: GalleryKind

  @State private var empty = ""
  @State private var filled: String
  @State private var required = ""
  @State private var wrong: String
  @State private var accompanied: String
  @State private var disabled: String

  @Environment(\.spTheme) private var theme

  init(style: GalleryStyle, kind: GalleryKind) {
    self.style = style
    self.kind = kind
    filled = kind.sample
    wrong = kind.sample
    accompanied = kind.sample
    disabled = kind.sample
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: style.rawValue)
        .font(theme.type.headline)
        .foregroundStyle(theme.color.textPrimary)
        .accessibilityAddTraits(.isHeader)
        .padding(16)
      style.applied(to: fields.entryFieldKind(kind.kind))
    }
    .padding(.bottom, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(theme.color.surface, in: .rect(cornerRadius: theme.radius.lg))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(style.rawValue)
  }

  @ViewBuilder private var fields: some View {
    EntryField("Empty", text: $empty, prompt: Text(verbatim: kind.sample))
    EntryField("Filled", text: $filled)
    EntryField("Required", text: $required)
      .entryFieldRequired()
    EntryField("Wrong", text: $wrong)
      .entryFieldError("This is not the one we know.")
    EntryField(
      value: $accompanied,
      label: Text("Accompanied"),
      content: EntryFieldTextInput(title: Text("Accompanied"), text: $accompanied),
      leadingAccessoryView: Image(systemName: kind.symbol),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    EntryField("Disabled", text: $disabled)
      .disabled(true)
  }
}
