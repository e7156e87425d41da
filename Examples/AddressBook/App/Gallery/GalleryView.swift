import AddressUI
import SwiftUI

/// Every style in every state, for a kind and in an appearance to choose.
struct GalleryView: View {
  let close: @MainActor () -> Void

  @State private var kind = GalleryKind.street
  @State private var look = Look()
  @State private var showsControls = false

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
          GalleryLinks()
        }
        .padding(16)
      }
      .navigationTitle("Gallery")
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button("Controls", systemImage: "list.bullet") { showsControls = true }
        }
        ToolbarItem(placement: .confirmationAction) { Button("Done") { close() } }
      }
    }
    .sheet(isPresented: $showsControls) {
      ControlsView { showsControls = false }.look(look)
    }
    .look(look)
  }
}

/// The kinds as buttons, and the switches.
struct GalleryControls: View {
  @Binding var kind: GalleryKind
  @Binding var look: Look

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
            .buttonStyle(ChoiceButtonStyle(isChosen: kind == self.kind))
            .accessibilityAddTraits(kind == self.kind ? .isSelected : [])
          }
        }
      }
      LookControls(look: $look)
    }
    .padding(16)
    .background(theme.color.surface, in: .rect(cornerRadius: theme.radius.lg))
    .tint(theme.color.accent)
  }
}
