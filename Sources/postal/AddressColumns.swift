import PostalAddresses

/// Which cell of a row is which field, as the header says.
struct AddressColumns {
  let count: Int
  /// What a person should know about the header.
  let remarks: [String]
  private let header: [String]
  private let fields: [(field: AddressField, index: Int)]

  /// Reads a header.
  init(header: [String]) {
    count = header.count
    self.header = header
    var firsts: [AddressField: String] = [:]
    var fields: [(field: AddressField, index: Int)] = []
    var remarks: [String] = []
    for (index, name) in header.enumerated() {
      guard let field = ColumnName.field(of: name) else { continue }
      if let first = firsts[field] {
        remarks.append(
          "The columns \(first) and \(name) are both \(field.code): only the first is read."
        )
      } else {
        firsts[field] = name
        fields.append((field, index))
      }
    }
    for name in header where !Self.isResult(name) {
      guard let field = ColumnName.misspelt(name), firsts[field] == nil else { continue }
      remarks.append("The column \(name) is not read. If it is \(field.code), call it so.")
    }
    self.fields = fields
    self.remarks = remarks
  }

  var isEmpty: Bool { fields.isEmpty }
  func has(_ field: AddressField) -> Bool { fields.contains { $0.field == field } }

  /// What stands between the cells of a header that was not cut into any; nil if that is not plain.
  var otherDivider: String? {
    guard header.count == 1, let text = header.first else { return nil }
    let dividers = [("semicolons", Character(";")), ("tabs", "\t"), ("bars", "|")]
    return dividers.first { text.contains($0.1) }?.0
  }

  /// Whether another command has added the column: it is no misspelt field.
  private static func isResult(_ name: String) -> Bool {
    let plain = ColumnName.plain(name)
    return AddressTable.Options.Verb.allResults.contains { ColumnName.plain($0) == plain }
  }

  /// The place of a column of results that an earlier run has left.
  func index(ofResult name: String) -> Int? {
    header.firstIndex { ColumnName.plain($0) == ColumnName.plain(name) }
  }

  /// The address of a row, in a country if the row has none.
  func address(of cells: [String], country: String) -> PostalAddress {
    var address = PostalAddress(countryCode: country)
    for (field, index) in fields where index < cells.count {
      if field == .country {
        if !cells[index].isEmpty { address[field] = CountryName.code(of: cells[index]) }
      } else {
        address[field] = cells[index]
      }
    }
    return address
  }

  /// The cells of a row with the fields of an address in their places.
  func cells(_ cells: [String], replacedBy address: PostalAddress) -> [String] {
    var cells = cells
    for (field, index) in fields where index < cells.count { cells[index] = address[field] }
    return cells
  }
}
