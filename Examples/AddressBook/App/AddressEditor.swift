import AddressUI
import SwiftUI

/// The sheet in which an address is added or edited.
struct AddressEditor: View {
  let book: SavedAddresses
  let editor: Editor
  let close: @MainActor () -> Void

  @State private var isAskingToDelete = false
  /// Whether the form was there once: what was typed then stays, whatever became of the record.
  @State private var hasBegun = false
  @Environment(\.locale) private var locale
  @Environment(\.spTheme) private var theme

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          if isGone {
            ContentUnavailableView(
              "This address is gone",
              systemImage: "house",
              description: Text("It was deleted in the meantime.")
            )
          } else {
            AddressForm(
              address: address,
              onSave: { try await book.save($0, id: editor.record) },
              onSuccess: close
            )
          }
          if editor.record != nil, !isGone {
            Button("Delete address", role: .destructive) { isAskingToDelete = true }
          }
        }
        .padding(16)
      }
      // The form's cards stand out from a page, not from a sheet of their own colour.
      .background(theme.color.fill)
      .navigationTitle(editor.record == nil ? "New address" : "Edit address")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { close() } }
      }
    }
    .onChange(of: address == nil, initial: true) { _, isMissing in
      if !isMissing { hasBegun = true }
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

  /// Whether there is no such record, and the form was not there before it went.
  private var isGone: Bool { !hasBegun && address == nil && book.addresses != nil }

  private func delete() {
    guard let record = editor.record else { return }
    Task {
      await book.delete(id: record)
      close()
    }
  }
}
