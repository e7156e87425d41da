// Sheet C: Button, its roles and styles.
import SwiftUI

struct Buttons: View {
  let title: String
  let action: @MainActor () -> Void
  @State private var count = 0

  var body: some View {
    Group {
      Button("Save") { count += 1 }
      Button("Save", action: save)
      Button(title, action: action)
      Button("Delete", role: .destructive) { count = 0 }
      Button(title, role: .cancel) {}
      Button("Add", systemImage: "plus") {}
      Button("Delete", systemImage: "trash", role: .destructive) {}
      Button(action: save) { Text("Save") }
      Button {
        count += 1
      } label: {
        Label("Save", systemImage: "checkmark")
      }
      Button(role: .destructive) {
        Task { await load() }
      } label: {
        Text("Delete")
        Text("for good")
      }
    }
    .disabled(count > 3)
  }

  private func save() { count += 1 }
  private func load() async { count += 1 }
}

struct Filled: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.6 : 1)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .background(isEnabled ? Color.accentColor : Color.gray, in: .rect(cornerRadius: 12))
  }
}

extension ButtonStyle where Self == Filled {
  static var filled: Filled { Filled() }
}

struct StyledButtons: View {
  var body: some View {
    Button("a") {}.buttonStyle(.plain)
    Button("b") {}.buttonStyle(.bordered)
    Button("c") {}.buttonStyle(.borderedProminent).controlSize(.large)
    Button("d") {}.buttonStyle(.borderless)
    Button("e") {}.buttonStyle(.automatic)
    Button("f") {}.buttonStyle(.filled)
    Button("g") {}.buttonStyle(Filled())
  }
}
