// Sheet G: alerts, covers.
import SwiftUI

struct Alerts: View {
  let title: String
  @State private var isAsking = false

  var body: some View {
    Text("c").alert("Not saved", isPresented: $isAsking) { Button("OK") {} }
    Text("d")
      .alert("Not saved", isPresented: $isAsking) {
        Button("OK") {}
      } message: {
        Text(title)
      }
    Text("e").fullScreenCover(isPresented: $isAsking) { Text("f") }
  }
}
