/// The tables, and how an older file becomes one of today's.
enum Schema {
  /// What `PRAGMA user_version` says in a file of this version.
  static let version: Int64 = 1

  /// What `PRAGMA application_id` says in a file of this app: "AdBk" in ASCII.
  static let application: Int64 = 0x4164_426B

  /// The steps from each version to the next; the first makes an empty file version 1.
  private static let migrations = [
    """
    CREATE TABLE address (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      full_name TEXT NOT NULL, organization TEXT NOT NULL, country_code TEXT NOT NULL,
      street TEXT NOT NULL, line2 TEXT NOT NULL, dependent_locality TEXT NOT NULL,
      city TEXT NOT NULL, region TEXT NOT NULL, postal_code TEXT NOT NULL,
      sorting_code TEXT NOT NULL, phone TEXT NOT NULL,
      is_default INTEGER NOT NULL CHECK (is_default IN (0, 1))
    ) STRICT;
    CREATE UNIQUE INDEX one_default ON address (is_default) WHERE is_default = 1;
    CREATE TABLE attempt (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      address_id INTEGER NOT NULL
    ) STRICT;
    """
  ]

  /// Brings the file up to date.
  ///
  /// A file of a later version, or of another program, is not touched.
  static func prepare(_ database: Database) throws(AddressStoreError) {
    // A file that is current is not written to, so that a read-only one can be read.
    guard try needsWriting(Stamp(database), in: database) else { return }
    _ = try database.query("PRAGMA journal_mode = WAL") { _ in }
    try database.transaction { () throws(AddressStoreError) in
      // Asked again under the lock: another process may have been faster.
      let found = try Stamp(database)
      for migration in migrations[Int(found.version)...] { try database.execute(migration) }
      try database.execute("PRAGMA user_version = \(version)")
      try database.execute("PRAGMA application_id = \(application)")
    }
  }

  private static func needsWriting(_ stamp: Stamp, in database: Database) -> Bool {
    if stamp.version < version { return true }
    return !stamp.isMarked && !database.isReadOnly
  }

  /// What a file says of itself; reading it fails where the file is not for this version.
  private struct Stamp {
    let version: Int64
    let isMarked: Bool

    init(_ database: Database) throws(AddressStoreError) {
      let application = try database.query("PRAGMA application_id") { $0.integer(0) }.first ?? 0
      version = try database.query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
      isMarked = application == Schema.application
      guard isMarked || application == 0 else { throw AddressStoreError(.foreign) }
      if !isMarked, try !Self.isUnmarkedOwn(version, database) { throw AddressStoreError(.foreign) }
      guard version >= 0 else { throw AddressStoreError(.foreign) }
      guard version <= Schema.version else { throw AddressStoreError(.newerVersion) }
    }

    /// Files of the first version were not marked: an empty file, or one with just our tables.
    private static func isUnmarkedOwn(
      _ version: Int64,
      _ database: Database
    ) throws(AddressStoreError) -> Bool {
      let names = try database.query(
        "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
      ) { $0.text(0) }
      switch version {
      case 0: return names.isEmpty
      case 1: return Set(names) == ["address", "attempt", "one_default"]
      default: return false
      }
    }
  }
}
