import Foundation

/// What kept the store from answering.
///
/// It never contains an address or a path. `errorDescription` is a sentence for the person who
/// uses the app; nothing that was stored is lost when one is thrown.
public struct AddressStoreError: Error, Hashable, Sendable {
  /// The kinds of trouble, an open set.
  public struct Code: Hashable, Sendable {
    let name: String

    /// Another program holds the database and did not let go in time.
    public static let locked = Code(name: "locked")
    /// The database can be read and not written.
    public static let readOnly = Code(name: "readOnly")
    /// The file is damaged, or is no database at all.
    public static let corrupt = Code(name: "corrupt")
    /// The database was written by a later version of the app.
    public static let newerVersion = Code(name: "newerVersion")
    /// The file is a database of another program.
    public static let foreign = Code(name: "foreign")
    /// There is no room left on the disk.
    public static let diskFull = Code(name: "diskFull")
    /// The address to be changed is no longer there.
    public static let missing = Code(name: "missing")
    /// The database cannot be opened or read for another reason.
    public static let unavailable = Code(name: "unavailable")
  }

  /// The kind of trouble.
  public let code: Code
  /// SQLite's extended result code, for a log; 0 where SQLite had no part in it.
  public let sqliteCode: Int32

  init(_ code: Code, sqliteCode: Int32 = 0) {
    self.code = code
    self.sqliteCode = sqliteCode
  }
}

extension AddressStoreError: LocalizedError {
  /// A sentence that says what happened and what to do.
  public var errorDescription: String? {
    switch code {
    case .locked:
      "The address book is in use by another program. Nothing was changed; try again in a moment."
    case .readOnly:
      "The address book can be read but not changed. Nothing was saved; check that its file and "
        + "folder are writable."
    case .corrupt:
      "The address book's file is damaged. It was left as it is; restore a copy of it or choose "
        + "another file."
    case .newerVersion:
      "The address book was written by a newer version of this app. It was left as it is; update "
        + "the app to open it."
    case .foreign:
      "The file belongs to another program. It was left as it is; choose another file."
    case .diskFull:
      "The disk is full. Nothing was saved; make some room and try again."
    case .missing:
      "This address was deleted in the meantime. Nothing was saved."
    default:
      "The address book cannot be opened. Check that its folder exists and can be used, and try "
        + "again."
    }
  }
}

extension AddressStoreError: CustomStringConvertible {
  /// The code's name and SQLite's number.
  public var description: String { "AddressStoreError.\(code.name) (\(sqliteCode))" }
}
