import Foundation
import PostalAddresses
import Testing

@testable import AddressStore

struct AddressBookStoreTests {
  let folder: TemporaryFolder
  let store: AddressBookStore

  init() throws {
    folder = try TemporaryFolder()
    store = AddressBookStore(path: folder.file)
  }

  @Test func isEmptyAtFirst() async throws {
    #expect(try await store.list() == [])
  }

  @Test func createsMissingFoldersAndAFileOnlyItsOwnerReads() async throws {
    let path = folder.path + "/a/b/addresses.sqlite"
    try await AddressBookStore(path: path).open()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func keepsEveryFieldOverAReopening() async throws {
    let added = try await store.add(Self.everyField)
    let reopened = AddressBookStore(path: folder.file)
    #expect(try await reopened.list() == [added])
    #expect(added.address == Self.everyField)
  }

  @Test func keepsTextsWithQuotesAndZeroBytes() async throws {
    var address = PostalAddress(countryCode: "IE")
    address.street = "1 O'Brien's \"Row\"; --\u{0}end 東京"
    let added = try await store.add(address)
    #expect(try await store.address(id: added.id)?.address == address)
  }

  @Test func updatesInPlace() async throws {
    let first = try await store.add(.filled)
    let second = try await store.add(.sample)
    var changed = second.address
    changed.city = "Cork"
    try await store.update(changed, id: second.id)
    #expect(try await store.list() == [first, StoredAddress(id: second.id, address: changed)])
  }

  @Test func refusesToUpdateADeletedAddress() async throws {
    let added = try await store.add(.filled)
    try await store.delete(id: added.id)
    await expectError(.missing) { try await store.update(.filled, id: added.id) }
    #expect(try await store.list() == [])
  }

  @Test func deletesOneAndNeverGivesItsNumberAgain() async throws {
    let first = try await store.add(.filled)
    try await store.delete(id: first.id)
    try await store.delete(id: first.id)
    let second = try await store.add(.filled)
    #expect(second.id != first.id)
    #expect(try await store.list() == [second])
  }

  @Test func hasOneDefaultWhichComesFirst() async throws {
    let first = try await store.add(.filled)
    let second = try await store.add(.filled)
    #expect(try await store.list().map(\.id) == [second.id, first.id])
    #expect(try await store.list().map(\.address.isDefault) == [true, false])

    try await store.setDefault(id: first.id)
    #expect(try await store.list().map(\.id) == [first.id, second.id])
    #expect(try await store.list().map(\.address.isDefault) == [true, false])
  }

  @Test func keepsTheDefaultWhenAnotherCannotTakeOver() async throws {
    let first = try await store.add(.filled)
    await expectError(.missing) { try await store.setDefault(id: first.id + 1) }
    await expectError(.missing) { try await store.update(.filled, id: first.id + 1) }
    #expect(try await store.list() == [first])
  }

  @Test func theDatabaseItselfRefusesASecondDefault() async throws {
    try await store.add(.filled)
    let other = try Database(path: folder.file, readOnly: false, busyTimeout: .zero)
    let error = #expect(throws: AddressStoreError.self) {
      try other.execute(
        """
        INSERT INTO address SELECT NULL, full_name, organization, country_code, street, line2,
          dependent_locality, city, region, postal_code, sorting_code, phone, is_default
        FROM address
        """
      )
    }
    #expect(error?.sqliteCode == 2_067, "SQLITE_CONSTRAINT_UNIQUE")
  }

  @Test func savesTheSameAttemptOnce() async throws {
    let first = try await store.add(.filled, attempt: "one")
    let again = try await store.add(.filled, attempt: "one")
    let other = try await store.add(.sample, attempt: "two")
    #expect(again == first)
    #expect(try await store.list() == [first, other])
  }

  @Test func savesTheSameAttemptOnceAfterAReopening() async throws {
    let first = try await store.add(.filled, attempt: "one")
    let reopened = AddressBookStore(path: folder.file)
    #expect(try await reopened.add(.filled, attempt: "one") == first)
    #expect(try await reopened.list() == [first])
  }

  @Test func aLateRepeatOverwritesNothing() async throws {
    let first = try await store.add(.sample, attempt: "one")
    var changed = first.address
    changed.city = "Galway"
    try await store.update(changed, id: first.id, attempt: "two")
    #expect(try await store.add(.sample, attempt: "one").address == changed)
    #expect(try await store.list().map(\.address) == [changed])
  }

  @Test func aLateRepeatDoesNotBringBackADeletedAddress() async throws {
    let first = try await store.add(.sample, attempt: "one")
    try await store.delete(id: first.id)
    #expect(try await store.add(.sample, attempt: "one").id == first.id)
    #expect(try await store.list() == [])
  }

  @Test func anAttemptThatFailedCanBeRepeated() async throws {
    await expectError(.missing) { try await store.update(.filled, id: 7, attempt: "one") }
    let added = try await store.add(.filled, attempt: "one")
    #expect(try await store.list() == [added])
  }

  @Test func savesTogetherFromManyTasks() async throws {
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try await store.add(.filled, attempt: "\(number % 10)") }
      }
      try await group.waitForAll()
    }
    let saved = try await store.list()
    #expect(saved.count == 10)
    #expect(saved.filter(\.address.isDefault).count == 1)
  }

  @Test func signalsChanges() async throws {
    var changes = await store.watchChanges().makeAsyncIterator()
    let added = try await store.add(.sample)
    #expect(await changes.next() != nil)
    try await store.delete(id: added.id)
    #expect(await changes.next() != nil)
  }

  @Test func keepsAddressesInMemoryOnRequest() async throws {
    let store = AddressBookStore(path: ":memory:")
    let added = try await store.add(.filled)
    #expect(try await store.list() == [added])
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data"], "/data/address-book/addresses.sqlite"),
    (["XDG_DATA_HOME": "data"], "/me/.local/share/address-book/addresses.sqlite"),
    ([:], "/me/.local/share/address-book/addresses.sqlite"),
  ])
  func standsInThePersonsDataFolder(environment: [String: String], path: String) {
    #expect(AddressBookStore.dataPath(environment: environment, home: "/me") == path)
  }

  static var everyField: PostalAddress {
    var address = PostalAddress(countryCode: "BR")
    address.fullName = "Ana Souza"
    address.organization = "Livraria Sol"
    address.street = "Rua das Flores 12"
    address.line2 = "Apto 3"
    address.dependentLocality = "Centro"
    address.city = "Curitiba"
    address.region = "PR"
    address.postalCode = "80020-000"
    address.sortingCode = "X1"
    address.phone = "+55 41 0000-0000"
    address.isDefault = true
    return address
  }
}
