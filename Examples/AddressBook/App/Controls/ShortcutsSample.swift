import SwiftUI

/// A letter that is saved and copied by keys, and sent with Return.
struct ShortcutsSample: View {
  @State private var subject = ""
  @State private var letter = ""
  @State private var done: [String] = []

  var body: some View {
    List {
      Section("Letter") {
        TextField("Subject", text: $subject)
        TextField("Text", text: $letter, axis: .vertical)
      }
      Section {
        button("Save", keys: "Command S", .init(.init("s")))
        button("Copy", keys: "Command Shift D", .init(.init("d"), modifiers: [.command, .shift]))
        button("Send", keys: "Return", .defaultAction)
      } header: {
        Text("Buttons and their keys")
      } footer: {
        Text("Control takes the place of Command where there is none.")
      }
      Section("Done") {
        if done.isEmpty {
          Text("Nothing yet").foregroundStyle(.secondary)
        } else {
          Text(verbatim: done.joined(separator: ", "))
        }
      }
    }
  }

  private func button(_ title: String, keys: String, _ shortcut: KeyboardShortcut) -> some View {
    Button {
      done.append(title)
    } label: {
      HStack {
        Text(verbatim: title)
        Spacer(minLength: 8)
        Text(verbatim: keys).foregroundStyle(.secondary)
      }
    }
    .keyboardShortcut(shortcut)
  }
}
