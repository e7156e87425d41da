// The tutorial's own style, its dot syntax and its environment key, as a reader of it types them.
//
// Only this of the tutorial does not compile as written, in Swift 6:
//
// - `static let defaultValue: any EntryFieldStyle = …` in its environment key is shared state that
//   is not `Sendable`. `EntryFieldStyle` is `Sendable` here and the initialisers of the built-in
//   styles are nonisolated, so that the line compiles with our protocol.
// - `let style: EntryFieldStyle` lacks `any`, and is replaced in the tutorial itself later on.
// - Its `public protocol` next to styles that are internal: the reader's styles are theirs.

import AddressUI
import SwiftUI

struct RoundedEntryField: View {
  let configuration: EntryFieldStyleConfiguration

  var body: some View {
    VStack {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label
          .font(.caption)
          .foregroundStyle(.secondary)
        HStack(alignment: .center, spacing: 8) {
          Spacer(minLength: 8)
          configuration.leadingAccessoryView
            .opacity(0.5)
          configuration.content
          configuration.trailingAccessoryView
            .padding(.horizontal, 16)
            .opacity(0.5)
        }
        .frame(minHeight: 54, alignment: .center)
        .background {
          Color.gray.opacity(0.2)
        }
        .cornerRadius(8)
      }
      Spacer()
    }
    .padding()
  }
}

struct MyRoundedEntryFieldStyle: EntryFieldStyle {
  func makeBody(_ configuration: EntryFieldStyleConfiguration) -> some View {
    RoundedEntryField(configuration: configuration)
  }
}

extension EntryFieldStyle where Self == MyRoundedEntryFieldStyle {
  static var myRounded: MyRoundedEntryFieldStyle { .init() }
}

struct EntryFieldEnvironmentKey: EnvironmentKey {
  static let defaultValue: any EntryFieldStyle = DefaultEntryFieldStyle()
}

extension EnvironmentValues {
  var myEntryFieldStyle: any EntryFieldStyle {
    get { self[EntryFieldEnvironmentKey.self] }
    set { self[EntryFieldEnvironmentKey.self] = newValue }
  }
}

struct MyRoundedEntryFieldView: View {
  @State var value: String = ""

  var body: some View {
    EntryField(
      value: value,
      label: Text("Street Address"),
      content: TextField("Street Address", text: $value),
      leadingAccessoryView: Image(systemName: "house"),
      trailingAccessoryView: Image(systemName: "info.circle")
    )
    .entryFieldStyle(.myRounded)
  }
}

let view: any View = MyRoundedEntryFieldView()
print("\(type(of: view))")
