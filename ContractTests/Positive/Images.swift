// Sheet C: images of an app.
import SwiftUI

struct Images: View {
  var body: some View {
    Image(decorative: "logo").resizable().aspectRatio(contentMode: .fit)
    Image("map", bundle: nil).resizable()
    Text("Look: \(Image(systemName: "house"))")
    Text("a").aspectRatio(1.5, contentMode: .fit)
  }
}
