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
  }
}
