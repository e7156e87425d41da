import AddressUI
import SwiftUI

/// The switches of a look, and the languages as buttons.
struct LookControls: View {
  @Binding var look: Look

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          choice("Automatic", language: nil)
          ForEach(Look.languages, id: \.self) { choice(Look.name(of: $0), language: $0) }
        }
      }
      Toggle("Dark", isOn: $look.isDark)
      Toggle("More contrast", isOn: $look.hasMoreContrast)
      Toggle("Less motion", isOn: $look.hasLessMotion)
      Toggle("Largest text", isOn: $look.hasLargestText)
      Toggle("Right to left", isOn: $look.runsRightToLeft)
    }
  }

  private func choice(_ name: String, language: String?) -> some View {
    Button(name) { look.language = language }
      .buttonStyle(ChoiceButtonStyle(isChosen: language == look.language))
      .accessibilityAddTraits(language == look.language ? .isSelected : [])
  }
}

/// The look of the whole app.
struct AppearancePanel: View {
  @Binding var look: Look
  let close: @MainActor () -> Void

  @Environment(\.spTheme) private var theme

  var body: some View {
    NavigationStack {
      ScrollView {
        LookControls(look: $look)
          .padding(16)
          .background(theme.color.surface, in: .rect(cornerRadius: theme.radius.lg))
          .tint(theme.color.accent)
          .padding(16)
      }
      .navigationTitle("Appearance")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { close() } }
      }
    }
  }
}
