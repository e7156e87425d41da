import PostalAddresses

/// Which cell of a row is which field, as the header says.
struct AddressColumns {
  /// The columns that are read; others are passed on.
  static let known: [AddressField] = [
    .name, .country, .street, .line2, .city, .region, .postalCode, .phone,
  ]

  let count: Int
  private let fields: [(field: AddressField, index: Int)]

  /// Reads a header; the names are those of ``AddressField/code`` in any case and order.
  init(header: [String]) {
    count = header.count
    var seen: Set<AddressField> = []
    fields = header.enumerated()
      .compactMap { index, name in
        let name = name.lowercased().filter { !$0.isWhitespace }
        guard let field = Self.known.first(where: { $0.code == name }),
          seen.insert(field).inserted
        else { return nil }
        return (field, index)
      }
  }

  func has(_ field: AddressField) -> Bool { fields.contains { $0.field == field } }

  /// The address of a row, in a country if the row has none.
  func address(of cells: [String], country: String) -> PostalAddress {
    var address = PostalAddress(countryCode: country)
    for (field, index) in fields where index < cells.count {
      if field == .country, cells[index].isEmpty { continue }
      address[field] = cells[index]
    }
    return address
  }

  /// The cells of a row with the fields of an address in their places.
  func cells(_ cells: [String], replacedBy address: PostalAddress) -> [String] {
    var cells = cells
    for (field, index) in fields where index < cells.count { cells[index] = address[field] }
    return cells
  }

  /// As many cells as the header has: what is missing is empty, what is too much joins the last.
  func fitted(_ cells: [String]) -> [String] {
    if cells.count <= count {
      return cells + Array(repeating: "", count: count - cells.count)
    }
    return Array(cells[..<(count - 1)]) + [cells[(count - 1)...].joined(separator: ",")]
  }
}
