// Sheet C: styles that trigger by themselves, shapes of borders.
import SwiftUI

struct OnTap: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

struct StyledButtons: View {
  var body: some View {
    Button("a") {}.buttonStyle(OnTap())
    Button("b") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
  }
}
