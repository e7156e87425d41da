// Sheet C: Toggle and its styles.
import SwiftUI

struct Toggles: View {
  let title: String
  @State private var isOn = false
  @Binding var isDefault: Bool

  var body: some View {
    Toggle("Default", isOn: $isOn)
    Toggle(title, isOn: $isDefault)
    Toggle(isOn: $isOn) {
      Text("Default")
      Text("Used first")
    }
    Toggle("a", isOn: $isOn).toggleStyle(.switch)
    Toggle("b", isOn: $isOn).toggleStyle(.button).labelsHidden()
    Toggle("c", isOn: $isOn).toggleStyle(.automatic).tint(.green)
    Toggle("d", isOn: $isOn).toggleStyle(Check())
    Toggle("e", isOn: $isOn).toggleStyle(Wrapped())
  }
}

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
