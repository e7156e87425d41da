import AddressUI
import SwiftUI

/// The styles that the gallery shows: the package's, and one of this app.
enum GalleryStyle: String, CaseIterable, Identifiable {
  case `default` = "Default"
  case rounded = "Rounded"
  case floating = "Floating"
  case capsule = "Capsule"
  case well = "Well"
  case underlined = "Underlined"

  var id: String { rawValue }

  @MainActor @ViewBuilder func applied(to view: some View) -> some View {
    switch self {
    case .default: view.entryFieldStyle(.default)
    case .rounded: view.entryFieldStyle(.rounded)
    case .floating: view.entryFieldStyle(.floating)
    case .capsule: view.entryFieldStyle(.capsule)
    // The well has no space round it, so that a card can set its wells apart.
    case .well:
      VStack(spacing: 12) { view }
        .padding(.horizontal, 16)
        .entryFieldStyle(.well)
    case .underlined: view.entryFieldStyle(.underlined)
    }
  }
}
