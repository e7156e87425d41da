// Sheet G: sheets, alerts, confirmation dialogs.
import SwiftUI

struct Draft: Identifiable, Hashable {
  let id: Int
  var text = ""
}

struct Sheets: View {
  @State private var isOpen = false
  @State private var draft: Draft?

  var body: some View {
    Text("a").sheet(isPresented: $isOpen) { Editor() }
    Text("b")
      .sheet(isPresented: $isOpen, onDismiss: reload) {
        Text("b")
        Text("c")
      }
    Text("c")
      .sheet(item: $draft) { draft in
        Text(draft.text)
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
          .interactiveDismissDisabled()
      }
    Text("d").sheet(item: $draft, onDismiss: reload) { Text($0.text) }
    Text("e").fullScreenCover(isPresented: $isOpen) { Editor() }
  }

  private func reload() { draft = nil }
}

struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Button("Done") { dismiss() }.disabled(!isPresented)
  }
}

struct Dialogs: View {
  let title: String
  @State private var isAsking = false

  var body: some View {
    Text("a")
      .confirmationDialog("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) {}
      }
    Text("b")
      .confirmationDialog(title, isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It can't be undone.")
      }
    Text("c").alert("Not saved", isPresented: $isAsking) { Button("OK") {} }
    Text("d")
      .alert("Not saved", isPresented: $isAsking) {
        Button("OK") {}
      } message: {
        Text(title)
      }
  }
}
