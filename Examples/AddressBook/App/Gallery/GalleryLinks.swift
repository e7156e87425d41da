import AddressUI
import SwiftUI

/// The ways from the gallery to pages of their own.
struct GalleryLinks: View {
  var body: some View {
    HStack(spacing: 24) {
      NavigationLink {
        DrawingView()
      } label: {
        Text("Shapes")
      }
      NavigationLink {
        FormsView()
      } label: {
        Text("Forms")
      }
    }
  }
}
