// Sheet J: the environment's focus and its actions; a colour scheme that a view asks for.
import SwiftUI

struct Surroundings: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text(isFocused ? "focused" : "resting")
    Button("Help") {
      if let url = URL(string: "https://example.org") { openURL(url) }
    }
    Text("a").preferredColorScheme(.dark)
  }
}
