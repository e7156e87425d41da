// Addendum: an app and its scene. WebHost gives it main(), so there is no @main here.
import SwiftUI

struct Notes: App {
  @State private var text = ""

  var body: some Scene {
    WindowGroup {
      TextField("Note", text: $text)
    }
  }
}

struct Preview: PreviewProvider {
  static var previews: some View {
    Text("a")
    Text("b")
  }
}
