import PostalAddresses

/// The saved addresses, in one SQLite file.
///
/// The file is opened by the first call, and created if it is not there. A call that fails throws
/// an ``AddressStoreError`` and changes nothing; the next one tries again, so a lock that goes away
/// or a folder that is mended needs no restart. At most one address is the default: the database
/// refuses a second.
public actor AddressBookStore {
  private let path: String
  private let readOnly: Bool
  private let busyTimeout: Duration
  private var database: Database?
  private var observers: [Int: AsyncStream<Void>.Continuation] = [:]
  private var nextObserver = 0
  private let queue = StoreQueue()

  /// The queue the store runs on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    queue.asUnownedSerialExecutor()
  }

  /// Creates a store for the file at `path`, without opening it yet.
  ///
  /// - Parameters:
  ///   - path: The file; `:memory:` keeps the addresses only as long as the store lives.
  ///   - readOnly: True to refuse every change with ``AddressStoreError/Code/readOnly``.
  ///   - busyTimeout: How long to wait for another program that holds the file.
  public init(
    path: String = AddressBookStore.defaultPath,
    readOnly: Bool = false,
    busyTimeout: Duration = .seconds(2)
  ) {
    self.path = path
    self.readOnly = readOnly
    self.busyTimeout = busyTimeout
  }

  /// Opens the file now, to learn early whether it can be used.
  public func open() throws(AddressStoreError) {
    _ = try connection()
  }

  /// Returns all addresses, the default one first, then in the order they were added.
  public func list() throws(AddressStoreError) -> [StoredAddress] {
    try connection()
      .query(
        "SELECT \(AddressColumns.names) FROM address ORDER BY is_default DESC, id",
        row: AddressColumns.record
      )
  }

  /// Returns one address, or nil if it is not there.
  public func address(id: StoredAddress.ID) throws(AddressStoreError) -> StoredAddress? {
    try AddressColumns.find(id, in: connection())
  }

  /// Adds an address and returns it with its number.
  @discardableResult
  public func add(
    _ address: PostalAddress,
    attempt: String? = nil
  ) throws(AddressStoreError) -> StoredAddress {
    try save(address, id: nil, attempt: attempt)
  }

  /// Replaces the address of that number.
  @discardableResult
  public func update(
    _ address: PostalAddress,
    id: StoredAddress.ID,
    attempt: String? = nil
  ) throws(AddressStoreError) -> StoredAddress {
    try save(address, id: id, attempt: attempt)
  }

  /// Saves an address: a new one if `id` is nil, else in place of the one with that number.
  ///
  /// An address saved as the default takes that over from the one before.
  /// - Parameters:
  ///   - address: What to save.
  ///   - id: The record to replace.
  ///   - attempt: A key of the person's one attempt to save. A repeat with the same key, as after
  ///     a lost reply, changes nothing and returns what the first one saved.
  /// - Returns: The address with its number.
  /// - Throws: An ``AddressStoreError``; its code is `missing` if the record is gone.
  @discardableResult
  public func save(
    _ address: PostalAddress,
    id: StoredAddress.ID?,
    attempt: String? = nil
  ) throws(AddressStoreError) -> StoredAddress {
    let database = try connection()
    var repeated = false
    let saved = try database.transaction { () throws(AddressStoreError) -> StoredAddress in
      if let attempt, let earlier = try AddressColumns.saved(by: attempt, in: database) {
        repeated = true
        // Deleted since: it stays deleted, and the answer is the one the first attempt got.
        return try AddressColumns.find(earlier, in: database)
          ?? StoredAddress(id: earlier, address: address)
      }
      let number = try AddressColumns.write(address, id: id, in: database)
      if let attempt { try AddressColumns.remember(attempt, for: number, in: database) }
      return StoredAddress(id: number, address: address)
    }
    if !repeated { tellObservers() }
    return saved
  }

  /// Makes that address the default, and no other.
  public func setDefault(id: StoredAddress.ID) throws(AddressStoreError) {
    let database = try connection()
    try database.transaction { () throws(AddressStoreError) in
      try database.run("UPDATE address SET is_default = 0 WHERE is_default = 1")
      try database.run("UPDATE address SET is_default = 1 WHERE id = ?", [.integer(id)])
      guard database.changedRows == 1 else { throw AddressStoreError(.missing) }
    }
    tellObservers()
  }

  /// Deletes that address; nothing happens if it is not there.
  public func delete(id: StoredAddress.ID) throws(AddressStoreError) {
    let database = try connection()
    try database.run("DELETE FROM address WHERE id = ?", [.integer(id)])
    if database.changedRows > 0 { tellObservers() }
  }

  /// Streams a signal after every change made through this store; several become one.
  ///
  /// It does not see what other processes write.
  public func watchChanges() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let number = nextObserver
    nextObserver += 1
    observers[number] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(number) }
    }
    return stream
  }

  private func forget(_ observer: Int) {
    observers[observer] = nil
  }

  private func tellObservers() {
    for observer in observers.values { observer.yield() }
  }

  private func connection() throws(AddressStoreError) -> Database {
    if let database { return database }
    let opened = try Database(path: path, readOnly: readOnly, busyTimeout: busyTimeout)
    try Schema.prepare(opened)
    database = opened
    return opened
  }
}
