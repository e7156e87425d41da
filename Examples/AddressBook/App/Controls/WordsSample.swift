import Foundation
import SwiftUI

/// Words with a look of their own: Markdown, links, and values in the person's language.
struct WordsSample: View {
  @State private var opened = "nothing"

  private static let day = Date(timeIntervalSince1970: 1_782_000_000)

  var body: some View {
    List {
      Section("Markdown") {
        Text("A parcel is **not** a *letter*, `IE-7` is ~~gone~~ on its way.")
        Text("Read [the terms](https://example.org/terms) or [write](mailto:post@example.org).")
        Text("A name stays what it is: \(Self.name)")
      }
      Section("Opened by the app") {
        Text("Show [parcel 7](parcel:7) or [the map](https://example.org/map).")
        Text("Opened: \(opened)")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.absoluteString
          return .handled
        }
      )
      Section("Attributes") { Text(Self.depot) }
      Section("Values") {
        Text(1234.5, format: .number)
        Text(Self.day, format: .dateTime.year().month(.wide))
      }
    }
  }

  private static let name = "**[x](https://example.org/x)**"

  private static var depot: AttributedString {
    var place = AttributedString("the depot")
    place.link = URL(string: "https://example.org/depot")
    return AttributedString("Left at ") + place
  }
}
