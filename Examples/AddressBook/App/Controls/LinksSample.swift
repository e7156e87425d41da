import Foundation
import SwiftUI

/// Ways out of the app: a web page, a letter, a call.
struct LinksSample: View {
  @Environment(\.openURL) private var openURL

  private struct Way: Identifiable {
    let title: String
    let symbol: String
    let address: String

    var id: String { title }
  }

  private static let ways = [
    Way(title: "Web page", symbol: "globe", address: "https://example.org/parcels"),
    Way(title: "Write to us", symbol: "envelope", address: "mailto:post@example.org"),
    Way(title: "Call us", symbol: "phone", address: "tel:+353214960000"),
  ]

  var body: some View {
    List {
      Section {
        ForEach(Self.ways) { way in
          Button {
            if let url = URL(string: way.address) { openURL(url) }
          } label: {
            Label(way.title, systemImage: way.symbol)
          }
        }
      } footer: {
        Text("A web page opens beside this one.")
      }
    }
  }
}
