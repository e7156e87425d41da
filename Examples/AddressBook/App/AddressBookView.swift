import AddressStore
import AddressUI
import SwiftUI

/// The list of addresses, and the sheet for adding or editing one.
struct AddressBookView: View {
  let book: SavedAddresses
  let profiles: ProfileServer

  /// Which sheet is open for which record; it is there again after the process has been away.
  @SceneStorage("editor") private var openEditor: String?
  @State private var look = Look()

  var body: some View {
    NavigationStack {
      AddressListContent(book: book) { openEditor = Editor.existing($0).id }
        .navigationTitle("Addresses")
        .toolbar {
          ToolbarItem(placement: .navigation) {
            Button("Profile", systemImage: "person.crop.circle") {
              openEditor = Editor.profile.id
            }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Appearance", systemImage: "paintpalette") { openEditor = Editor.appearance.id }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Delivery", systemImage: "mappin.and.ellipse") {
              openEditor = Editor.delivery.id
            }
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Add address", systemImage: "plus") { openEditor = Editor.new.id }
          }
          ToolbarItem(placement: .navigation) {
            Button("Gallery", systemImage: "square.grid.2x2") { openEditor = Editor.gallery.id }
          }
        }
    }
    .sheet(item: editor) { editor in
      switch editor {
      case .appearance: AppearancePanel(look: $look) { openEditor = nil }
      case .gallery: GalleryView { openEditor = nil }
      case .delivery: DeliveryView(book: book) { openEditor = nil }
      case .profile: ProfileEditor(server: profiles) { openEditor = nil }
      case .new, .existing: AddressEditor(book: book, editor: editor) { openEditor = nil }
      }
    }
    .look(look)
  }

  private var editor: Binding<Editor?> {
    Binding(
      get: { @MainActor in openEditor.flatMap(Editor.init(id:)) },
      set: { @MainActor in openEditor = $0?.id }
    )
  }
}

/// What the sheet edits or shows.
enum Editor: Identifiable {
  case new
  case existing(Int64)
  case appearance
  case gallery
  case delivery
  case profile

  init?(id: String) {
    if id == "new" {
      self = .new
    } else if id == "appearance" {
      self = .appearance
    } else if id == "gallery" {
      self = .gallery
    } else if id == "delivery" {
      self = .delivery
    } else if id == "profile" {
      self = .profile
    } else if let record = Int64(id) {
      self = .existing(record)
    } else {
      return nil
    }
  }

  var id: String {
    switch self {
    case .new: "new"
    case .appearance: "appearance"
    case .gallery: "gallery"
    case .delivery: "delivery"
    case .profile: "profile"
    case .existing(let record): String(record)
    }
  }

  /// The record that is edited, where there is one yet.
  var record: Int64? {
    if case .existing(let record) = self { record } else { nil }
  }
}

/// The rows, or what stands in their place.
struct AddressListContent: View {
  let book: SavedAddresses
  let edit: @MainActor (Int64) -> Void

  var body: some View {
    VStack(spacing: 0) {
      if let problem = book.problem { ProblemBanner(problem: problem, book: book) }
      if let addresses = book.addresses {
        if addresses.isEmpty {
          ContentUnavailableView(
            "No addresses yet",
            systemImage: "house",
            description: Text("Add the first one with the plus button.")
          )
        } else {
          List(addresses) { stored in
            Button {
              edit(stored.id)
            } label: {
              AddressRow(address: stored.address)
            }
            .buttonStyle(.plain)
          }
        }
      } else {
        Spacer()
        if book.problem == nil { ProgressView("Loading addresses") }
        Spacer()
      }
    }
  }
}

/// Says what is the matter with the store, and lets the person try again.
struct ProblemBanner: View {
  let problem: String
  let book: SavedAddresses

  @Environment(\.spTheme) private var theme

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(theme.color.danger)
      Text(verbatim: problem).font(.footnote)
      Spacer()
      Button("Try again") { Task { await book.load() } }
    }
    .padding(16)
  }
}
