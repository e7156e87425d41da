import AddressUI
import SwiftUI

/// Every style in every state, for a kind and in an appearance to choose.
struct GalleryView: View {
  let close: @MainActor () -> Void

  @State private var kind = GalleryKind.street
  @State private var look = GalleryLook()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          GalleryControls(kind: $kind, look: $look)
          ForEach(GalleryStyle.allCases) { style in
            // Another kind has other samples: the section starts again.
            GallerySection(style: style, kind: kind).id(kind)
          }
          PreviewGallery()
        }
        .padding(16)
      }
      .navigationTitle("Gallery")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { close() } }
      }
    }
    .modifier(GalleryAppearance(look: look))
  }
}

/// What of the person's settings the gallery changes.
struct GalleryLook: Equatable {
  var isDark = false
  var runsRightToLeft = false
  var hasLargestText = false
}

/// The kinds as buttons, and the switches.
struct GalleryControls: View {
  @Binding var kind: GalleryKind
  @Binding var look: GalleryLook

  @Environment(\.spTheme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(GalleryKind.allCases) { kind in
            Button {
              self.kind = kind
            } label: {
              Label(kind.rawValue, systemImage: kind.symbol)
            }
            .buttonStyle(.bordered)
            .accessibilityAddTraits(kind == self.kind ? .isSelected : [])
          }
        }
      }
      Toggle("Dark", isOn: $look.isDark)
      Toggle("Right to left", isOn: $look.runsRightToLeft)
      Toggle("Largest text", isOn: $look.hasLargestText)
    }
    .padding(16)
    .background(theme.color.surface, in: .rect(cornerRadius: theme.radius.lg))
    .tint(theme.color.accent)
  }
}

/// Puts a look on; what isn't chosen stays as the person has it.
private struct GalleryAppearance: ViewModifier {
  let look: GalleryLook

  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var textSize

  func body(content: Content) -> some View {
    content
      .environment(\.layoutDirection, look.runsRightToLeft ? .rightToLeft : direction)
      .dynamicTypeSize(look.hasLargestText ? .accessibility5 : textSize)
      .preferredColorScheme(look.isDark ? .dark : nil)
  }
}
