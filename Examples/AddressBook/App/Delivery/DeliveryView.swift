import AddressStore
import AddressUI
import SwiftUI

/// The sheet in which a parcel is sent off: where to is a card, and changed in the form behind it.
struct DeliveryView: View {
  let book: SavedAddresses
  let close: @MainActor () -> Void

  /// What is edited: decided by the tap, so that saving a first address does not change the sheet.
  @State private var editor: Editor?
  @State private var isCollected = false
  @State private var wasTried = false
  @State private var wasSent = false
  @Environment(\.spTheme) private var theme

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          AddressPreviewCard(
            title: "Deliver to",
            address: stored?.address,
            errorMessage: isMissing && wasTried ? "An address is required" : nil
          ) {
            editor = stored.map { .existing($0.id) } ?? .new
          }
          .disabled(isCollected)
          Toggle("Collect in the shop", isOn: $isCollected)
            .tint(theme.color.accent)
          Button("Send parcel") { send() }
            .buttonStyle(.borderedProminent)
            .tint(theme.color.accent)
          if wasSent {
            Text("The parcel is on its way.").foregroundStyle(theme.color.textSecondary)
          }
        }
        .padding(16)
      }
      .groupedBackground()
      .navigationTitle("Delivery")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { close() } }
      }
    }
    .sheet(item: $editor) { editor in
      AddressEditor(book: book, editor: editor) { self.editor = nil }
    }
    .onChange(of: isCollected) { _, _ in
      // Another way of getting it is another parcel.
      wasTried = false
      wasSent = false
    }
  }

  /// The default address, or the first one.
  private var stored: StoredAddress? {
    book.addresses?.first { $0.address.isDefault } ?? book.addresses?.first
  }

  private var isMissing: Bool { stored == nil && !isCollected }

  private func send() {
    wasTried = true
    wasSent = !isMissing
  }
}
