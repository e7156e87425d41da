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

final class OpenedAddresses {
  var list: [URL] = []
}

@MainActor func remember(_ url: URL) {}

/// A handler runs on the main actor and may use what is not sendable.
struct OpeningOnesOwnWay: View {
  let opened: OpenedAddresses

  var body: some View {
    Text("Terms")
      .environment(
        \.openURL,
        OpenURLAction { url in
          remember(url)
          opened.list.append(url)
          return .handled
        }
      )
  }
}
