import AddressUI
import SwiftUI

/// The ways from the gallery to pages of their own.
struct GalleryLinks: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
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
