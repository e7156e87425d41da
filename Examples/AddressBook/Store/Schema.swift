/// The tables, and how an older file becomes one of today's.
enum Schema {
  /// What `PRAGMA user_version` says in a file of this version.
  static let version: Int64 = 1

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
    guard try storedVersion(database) < version else { return }
    _ = try database.query("PRAGMA journal_mode = WAL") { _ in }
    try database.transaction { () throws(AddressStoreError) in
      // Asked again under the lock: another process may have been faster.
      let found = try storedVersion(database)
      for migration in migrations[Int(found)...] { try database.execute(migration) }
      try database.execute("PRAGMA user_version = \(version)")
    }
  }

  private static func storedVersion(_ database: Database) throws(AddressStoreError) -> Int64 {
    let found = try database.query("PRAGMA user_version") { $0.integer(0) }.first ?? 0
    guard found <= version else { throw AddressStoreError(.newerVersion) }
    guard found >= 0 else { throw AddressStoreError(.foreign) }
    let tables = try database.query("SELECT count(*) FROM sqlite_master") { $0.integer(0) }
    guard found > 0 || tables == [0] else { throw AddressStoreError(.foreign) }
    return found
  }
}
