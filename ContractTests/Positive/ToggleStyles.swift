// Sheet C: toggle styles of an app.
import SwiftUI

struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct Wrapped: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Toggle(configuration)
      Toggle(isOn: configuration.$isOn) { configuration.label }
      Text(configuration.isMixed ? "mixed" : "plain")
    }
  }
}

struct Styled: View {
  @State private var isOn = false

  var body: some View {
    Toggle("d", isOn: $isOn).toggleStyle(Check())
    Toggle("e", isOn: $isOn).toggleStyle(Wrapped())
  }
}
