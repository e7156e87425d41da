import SwiftUI

/// What is still on its way, and what can't be changed for now.
struct WaitingSample: View {
  @State private var isLoading = false
  @State private var isLocked = false
  @State private var sender = "Rí Ó Sampla"
  @State private var isInsured = true
  @State private var speed = "Standard"

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 12) {
        Toggle("Loading", isOn: $isLoading)
        Toggle("Locked", isOn: $isLocked)
      }
      .padding(16)
      Form {
        Section("Parcel") {
          TextField("Sender", text: $sender)
          Toggle("Insured", isOn: $isInsured).toggleStyle(TickStyle())
          Picker("Speed", selection: $speed) {
            Text("Standard").tag("Standard")
            Text("Express").tag("Express")
          }
        }
        Section("On the way") {
          ForEach(1..<13) { number in
            Button("Parcel \(number)") {}
          }
        }
      }
      .disabled(isLocked)
      .redacted(reason: isLoading ? .placeholder : [])
    }
  }
}

/// A tick that is drawn: there is no control in it.
private struct TickStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 8)
      Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
    }
    .frame(minHeight: 44)
    .contentShape(.rect)
    .onTapGesture { configuration.isOn.toggle() }
  }
}
