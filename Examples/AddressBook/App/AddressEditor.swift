import AddressUI
import SwiftUI

/// The sheet in which an address is added or edited.
struct AddressEditor: View {
  let book: AddressBook
  let editor: Editor
  let close: @MainActor () -> Void

  @State private var isAskingToDelete = false
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          AddressForm(
            address: address,
            onSave: { try await book.save($0, id: editor.record) },
            onSuccess: close
          )
          if editor.record != nil {
            Button("Delete address", role: .destructive) { isAskingToDelete = true }
          }
        }
        .padding(16)
      }
      .navigationTitle(editor.record == nil ? "New address" : "Edit address")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { close() } }
      }
    }
    .confirmationDialog(
      "Delete this address?",
      isPresented: $isAskingToDelete,
      titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) { delete() }
    }
  }

  /// The address to start with; nil while the book is being read.
  private var address: AddressForm.Address? {
    guard let record = editor.record else {
      return AddressForm.Address(countryCode: locale.region?.identifier ?? "US")
    }
    return book.address(id: record)
  }

  private func delete() {
    guard let record = editor.record else { return }
    Task {
      await book.delete(id: record)
      close()
    }
  }
}
