import PostalAddresses

/// How an address is laid out in its table.
enum AddressColumns {
  static let names = """
    id, full_name, organization, country_code, street, line2, dependent_locality, city, region, \
    postal_code, sorting_code, phone, is_default
    """

  static func record(_ row: Statement) -> StoredAddress {
    var address = PostalAddress(countryCode: row.text(3))
    address.fullName = row.text(1)
    address.organization = row.text(2)
    address.street = row.text(4)
    address.line2 = row.text(5)
    address.dependentLocality = row.text(6)
    address.city = row.text(7)
    address.region = row.text(8)
    address.postalCode = row.text(9)
    address.sortingCode = row.text(10)
    address.phone = row.text(11)
    address.isDefault = row.integer(12) != 0
    return StoredAddress(id: row.integer(0), address: address)
  }

  static func find(
    _ id: StoredAddress.ID,
    in database: Database
  ) throws(AddressStoreError) -> StoredAddress? {
    try database.query("SELECT \(names) FROM address WHERE id = ?", [.integer(id)], row: record)
      .first
  }

  /// Inserts or replaces a record and returns its number.
  static func write(
    _ address: PostalAddress,
    id: StoredAddress.ID?,
    in database: Database
  ) throws(AddressStoreError) -> StoredAddress.ID {
    let values =
      [
        address.fullName, address.organization, address.countryCode, address.street, address.line2,
        address.dependentLocality, address.city, address.region, address.postalCode,
        address.sortingCode, address.phone,
      ]
      .map(SQLValue.text) + [.integer(address.isDefault ? 1 : 0)]

    if address.isDefault {
      try database.run("UPDATE address SET is_default = 0 WHERE is_default = 1")
    }
    guard let id else {
      let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
      try database.run(
        "INSERT INTO address (\(names)) VALUES (NULL, \(marks))",
        values
      )
      return database.lastInsertedID
    }
    try database.run(
      """
      UPDATE address SET full_name = ?, organization = ?, country_code = ?, street = ?, line2 = ?,
        dependent_locality = ?, city = ?, region = ?, postal_code = ?, sorting_code = ?,
        phone = ?, is_default = ?
      WHERE id = ?
      """,
      values + [.integer(id)]
    )
    guard database.changedRows == 1 else { throw AddressStoreError(.missing) }
    return id
  }

  /// Returns the record that the attempt with this key saved, if there was one.
  static func saved(
    by attempt: String,
    in database: Database
  ) throws(AddressStoreError) -> StoredAddress.ID? {
    try database.query("SELECT address_id FROM attempt WHERE key = ?", [.text(attempt)]) {
      $0.integer(0)
    }
    .first
  }

  /// Keeps the key of an attempt; of very many, the latest.
  static func remember(
    _ attempt: String,
    for id: StoredAddress.ID,
    in database: Database
  ) throws(AddressStoreError) {
    try database.run(
      "INSERT INTO attempt (key, address_id) VALUES (?, ?)",
      [.text(attempt), .integer(id)]
    )
    try database.run(
      "DELETE FROM attempt WHERE number <= ?",
      [.integer(database.lastInsertedID - 10_000)]
    )
  }
}
