// Sheet J: another view for assistive technology.
import SwiftUI

struct Represented: View {
  @State private var isOn = false

  var body: some View {
    Text("a").accessibilityRepresentation { Button("Save") {} }
    Text("b").accessibilityRepresentation { Toggle("c", isOn: $isOn) }
  }
}
