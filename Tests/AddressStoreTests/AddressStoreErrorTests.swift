import Foundation
import PostalAddresses
import Testing

@testable import AddressStore

struct AddressStoreErrorTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var store: AddressBookStore {
    AddressBookStore(path: folder.file, busyTimeout: .milliseconds(1))
  }

  @Test func saysThatAnotherProgramHoldsTheFileAndSavesOnceItIsFree() async throws {
    let store = store
    let first = try await store.add(.sample)
    let holder = try Database(path: folder.file, readOnly: false, busyTimeout: .zero)
    try holder.execute("BEGIN EXCLUSIVE")
    await expectError(.locked) { try await store.add(.filled) }
    await expectError(.locked) { try await store.delete(id: first.id) }
    #expect(try await store.list() == [first])

    try holder.execute("COMMIT")
    let second = try await store.add(.filled)
    #expect(try await store.list() == [second, first])
  }

  @Test func opensOnceALockHeldFromTheStartIsGone() async throws {
    let holder = try Database(path: folder.file, readOnly: false, busyTimeout: .zero)
    try holder.execute("BEGIN EXCLUSIVE")
    let store = store
    await expectError(.locked) { try await store.list() }
    try holder.execute("COMMIT")
    #expect(try await store.list() == [])
  }

  @Test func readsAReadOnlyFileAndRefusesChanges() async throws {
    let saved = try await store.add(.filled)
    let reader = AddressBookStore(path: folder.file, readOnly: true)
    #expect(try await reader.list() == [saved])
    await expectError(.readOnly) { try await reader.add(.sample) }
    await expectError(.readOnly) { try await reader.delete(id: saved.id) }
    await expectError(.readOnly) { try await reader.setDefault(id: saved.id) }
    #expect(try await reader.list() == [saved])
  }

  @Test func saysThatANewFileCannotBeMadeWhereNothingCanBeWritten() async throws {
    // A file where a folder should be: no permission of root's helps there.
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    let store = AddressBookStore(path: folder.path + "/file/addresses.sqlite")
    await expectError(.unavailable) { try await store.add(.sample) }
    await expectError(.unavailable) {
      try await AddressBookStore(path: folder.path).list()
    }
  }

  @Test func leavesAFileThatIsNoDatabaseAsItIs() async throws {
    let garbage = Data(String(repeating: "not a database ", count: 500).utf8)
    try garbage.write(to: URL(fileURLWithPath: folder.file))
    await expectError(.corrupt) { try await store.list() }
    await expectError(.corrupt) { try await store.add(.sample) }
    #expect(try folder.contents() == garbage)
  }

  @Test func noticesDamagedPages() async throws {
    do {
      let store = store
      for _ in 0..<200 { try await store.add(.filled) }
    }
    // The database is closed, and its log is in the file.
    var bytes = try folder.contents()
    bytes.replaceSubrange(
      4_096..<bytes.count,
      with: repeatElement(0xff, count: bytes.count - 4_096)
    )
    try bytes.write(to: URL(fileURLWithPath: folder.file))
    await expectError(.corrupt) { try await store.list() }
    await expectError(.corrupt) { try await store.add(.sample) }
  }

  @Test func leavesAFileOfANewerVersionAsItIs() async throws {
    do {
      let later = try Database(path: folder.file, readOnly: false, busyTimeout: .zero)
      try later.execute(
        "CREATE TABLE future (id); PRAGMA user_version = \(Schema.version + 1);"
          + "PRAGMA application_id = \(Schema.application)"
      )
    }
    let before = try folder.contents()
    await expectError(.newerVersion) { try await store.list() }
    await expectError(.newerVersion) { try await store.add(.sample) }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [
    "CREATE TABLE song (id)", "PRAGMA user_version = -3",
    "CREATE TABLE song (id); PRAGMA user_version = 1",
    "CREATE TABLE address (id); PRAGMA user_version = 1",
    "CREATE TABLE song (id); PRAGMA user_version = 2",
    "PRAGMA user_version = 1; PRAGMA application_id = 1196444487",
    "PRAGMA application_id = 1196444487",
  ])
  func leavesAnotherProgramsDatabaseAsItIs(sql: String) async throws {
    do {
      let other = try Database(path: folder.file, readOnly: false, busyTimeout: .zero)
      try other.execute(sql)
    }
    let before = try folder.contents()
    await expectError(.foreign) { try await store.add(.sample) }
    #expect(try folder.contents() == before)
  }

  @Test func marksItsFilesAndTakesOverThoseFromBeforeTheMark() async throws {
    func mark() throws -> Int64? {
      let reader = try Database(path: folder.file, readOnly: true, busyTimeout: .zero)
      return try reader.query("PRAGMA application_id") { $0.integer(0) }.first
    }
    let saved = try await store.add(.filled)
    #expect(try mark() == Schema.application)
    do {
      let before = try Database(path: folder.file, readOnly: false, busyTimeout: .zero)
      try before.execute("PRAGMA application_id = 0")
    }
    let reader = AddressBookStore(path: folder.file, readOnly: true)
    #expect(try await reader.list() == [saved])
    #expect(try mark() == 0, "Who may only read leaves no mark.")
    #expect(try await store.list() == [saved])
    #expect(try mark() == Schema.application)
  }

  @Test func keepsWhatThereWasWhenTheDiskIsFull() async throws {
    let database = try Database(path: folder.file, readOnly: false, busyTimeout: .zero)
    try Schema.prepare(database)
    _ = try database.query("PRAGMA max_page_count = 1") { _ in }
    var thrown: AddressStoreError?
    do {
      try database.transaction { () throws(AddressStoreError) in
        for _ in 0..<500 { _ = try AddressColumns.write(.sample, id: nil, in: database) }
      }
    } catch {
      thrown = error
    }
    #expect(thrown?.code == .diskFull)
    #expect(try await store.list() == [])
  }

  @Test(arguments: [
    AddressStoreError.Code.locked, .readOnly, .corrupt, .newerVersion, .foreign, .diskFull,
    .missing, .unavailable,
  ])
  func explainsItselfInASentenceOfItsOwn(code: AddressStoreError.Code) throws {
    let sentence = try #require(AddressStoreError(code).errorDescription)
    #expect(sentence.hasSuffix("."))
    #expect(!sentence.contains("/"))
    let other: AddressStoreError.Code = code == .locked ? .readOnly : .locked
    #expect(sentence != AddressStoreError(other).errorDescription)
  }
}

/// Expects the operation to throw an error of the store with that code.
func expectError(
  _ code: AddressStoreError.Code,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: () async throws -> some Any
) async {
  let error = await #expect(throws: AddressStoreError.self, sourceLocation: sourceLocation) {
    _ = try await operation()
  }
  #expect(error?.code == code, sourceLocation: sourceLocation)
}
