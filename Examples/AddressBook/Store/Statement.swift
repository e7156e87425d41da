import CSQLite

/// A value on its way into a statement.
enum SQLValue {
  case integer(Int64)
  case text(String)
}

/// A compiled statement; it ends with its last reference.
final class Statement {
  private let handle: OpaquePointer

  init(_ sql: String, on database: OpaquePointer) throws(AddressStoreError) {
    var prepared: OpaquePointer?
    let status = sqlite3_prepare_v2(database, sql, -1, &prepared, nil)
    guard status == SQLITE_OK, let prepared else { throw AddressStoreError(sqlite: status) }
    handle = prepared
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ values: [SQLValue]) throws(AddressStoreError) {
    // SQLITE_TRANSIENT, a cast macro that Swift does not import: SQLite copies the text.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let status =
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        // With its length, since a text may contain a zero byte.
        case .text(let text):
          sqlite3_bind_text(handle, index, text, Int32(clamping: text.utf8.count), transient)
        }
      guard status == SQLITE_OK else { throw AddressStoreError(sqlite: status) }
    }
  }

  /// Goes to the next row; false when there is none left.
  func step() throws(AddressStoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let status: throw AddressStoreError(sqlite: status)
    }
  }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
