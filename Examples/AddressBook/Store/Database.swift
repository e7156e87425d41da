import CSQLite
import Foundation

/// One connection to SQLite, used by the store that owns it and by nobody else.
final class Database {
  private let handle: OpaquePointer

  /// Opens the file; a file that is not there is created, readable by its owner only.
  init(
    path: String,
    readOnly: Bool,
    busyTimeout: Duration
  ) throws(AddressStoreError) {
    if !readOnly { Self.prepareFile(at: path) }
    let flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard status == SQLITE_OK, let opened else {
      // SQLite hands out a handle even when it could not open the file.
      sqlite3_close_v2(opened)
      throw AddressStoreError(sqlite: status)
    }
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, Int32(clamping: Int64(busyTimeout / .milliseconds(1))))
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }
  var changedRows: Int { Int(sqlite3_changes(handle)) }

  func execute(_ sql: String) throws(AddressStoreError) {
    let status = sqlite3_exec(handle, sql, nil, nil, nil)
    guard status == SQLITE_OK else { throw AddressStoreError(sqlite: status) }
  }

  /// Runs one statement and returns what `row` makes of each row.
  @discardableResult
  func query<Row>(
    _ sql: String,
    _ values: [SQLValue] = [],
    row: (Statement) -> Row
  ) throws(AddressStoreError) -> [Row] {
    let statement = try Statement(sql, on: handle)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(row(statement)) }
    return rows
  }

  func run(_ sql: String, _ values: [SQLValue] = []) throws(AddressStoreError) {
    try query(sql, values) { _ in }
  }

  /// Runs `body` as one unit: all of it is kept, or nothing.
  func transaction<Result>(
    _ body: () throws(AddressStoreError) -> Result
  ) throws(AddressStoreError) -> Result {
    // IMMEDIATE takes the write lock at once, where waiting for it still helps.
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some errors have rolled back already; then this has nothing to do.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// What goes wrong here shows again, with its reason, when SQLite opens the file.
  private static func prepareFile(at path: String) {
    guard path != ":memory:", !FileManager.default.fileExists(atPath: path) else { return }
    try? FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    // Not truncating: another process may have created the file since the question above.
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }
}

extension AddressStoreError {
  init(sqlite status: Int32) {
    let code: Code =
      switch status & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      case SQLITE_FULL: .diskFull
      default: .unavailable
      }
    self.init(code, sqliteCode: status)
  }
}
