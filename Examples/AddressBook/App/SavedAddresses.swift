import AddressStore
import AddressUI
import ComposableForms
import SwiftUI

/// The saved addresses as every window shows them.
///
/// One object for the process: on a server all sessions look at the same book, and a change that
/// one of them makes is seen by the others.
@MainActor @Observable final class SavedAddresses {
  /// The addresses, the default one first; nil until they have been read.
  private(set) var addresses: [StoredAddress]?
  /// Why the addresses can't be shown or changed.
  private(set) var problem: String?

  private let store: AddressBookStore

  init(path: String?) {
    store = path.map { AddressBookStore(path: $0) } ?? AddressBookStore()
  }

  /// Reads the addresses, and again whenever they change.
  func follow() async {
    let changes = await store.watchChanges()
    await load()
    for await _ in changes { await load() }
  }

  /// Reads the addresses; what was read before stays if that fails.
  func load() async {
    do {
      addresses = try await store.list()
      problem = nil
    } catch {
      problem = error.errorDescription
    }
  }

  func address(id: Int64) -> PostalAddress? {
    addresses?.first { $0.id == id }?.address
  }

  /// Keeps an address, once for each attempt to save it. ``follow()`` brings it into the list.
  func save(_ address: PostalAddress, id: Int64?) async throws {
    _ = try await store.save(address, id: id, attempt: SubmissionAttempt.current?.key)
  }

  func delete(id: Int64) async {
    do {
      try await store.delete(id: id)
    } catch {
      problem = error.errorDescription
    }
  }
}
