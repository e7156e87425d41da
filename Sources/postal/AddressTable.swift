import PostalAddresses

/// Works through a table of addresses, row by row.
struct AddressTable {
  let options: Options
  /// Takes the next line of the report: what could not be read, and where.
  let report: (String) -> Void
  private let formatter: AddressFormatter

  struct Options: Hashable {
    enum Verb: String {
      case check
      case normalise
      case format
    }

    var verb: Verb
    /// The country of rows that name none.
    var country = ""
    /// The country that mail is sent from: others are named on the last line.
    var from: String?
    var script = AddressFormatter.Script.automatic
    var requiresName = false
    var mismatchIsError = false
  }

  init(options: Options, report: @escaping (String) -> Void) {
    self.options = options
    self.report = report
    let namesCountries = options.from != nil
    formatter = AddressFormatter(
      origin: options.from,
      script: options.script,
      countryName: { code in
        namesCountries ? AddressFormat.format(for: code).postalCountryName ?? code : nil
      }
    )
  }

  /// Reads a table to its end.
  ///
  /// - Returns: Whether the header could be used. If not, nothing was written.
  func run(_ reader: inout CSVReader, _ writer: inout CSVWriter) throws -> Bool {
    guard let header = try reader.next() else {
      report("There is no header: the input is empty.")
      return false
    }
    let columns = AddressColumns(header: header.cells)
    guard columns.has(.country) || !options.country.isEmpty else {
      report("The header has no column country: add one, or give --country CODE.")
      return false
    }
    try writer.write(header.cells + addedColumns)
    while let row = try reader.next() {
      let fault = row.fault ?? (row.cells.count == columns.count ? nil : .cellCount)
      if let fault {
        report("line \(row.line): unreadable: \(fault.rawValue)")
        try writer.write(columns.fitted(row.cells) + unreadable)
      } else {
        try writer.write(result(of: row.cells, columns))
      }
    }
    try writer.flush()
    return true
  }

  private var addedColumns: [String] {
    switch options.verb {
    case .check: ["verdict", "problems"]
    case .normalise: []
    case .format: ["lines", "one_line"]
    }
  }

  private var unreadable: [String] {
    switch options.verb {
    case .check: ["unreadable", ""]
    case .normalise: []
    case .format: ["", ""]
    }
  }

  private func result(of cells: [String], _ columns: AddressColumns) -> [String] {
    let address = columns.address(of: cells, country: options.country)
    switch options.verb {
    case .check: return cells + judgement(of: address, columns)
    case .normalise: return columns.cells(cells, replacedBy: address.normalized())
    case .format:
      let address = address.normalized()
      return cells + [
        formatter.lines(for: address).joined(separator: "\n"), formatter.oneLine(for: address),
      ]
    }
  }

  /// The verdict and the codes of the problems; what has no column is not asked for.
  private func judgement(of address: PostalAddress, _ columns: AddressColumns) -> [String] {
    var wishes: AddressValidator.Options = []
    if options.requiresName { wishes.insert(.requiresName) }
    if options.mismatchIsError { wishes.insert(.mismatchIsError) }
    let address = address.normalized()
    var problems: [String] = []
    var isInvalid = false
    if !address.countryCode.isEmpty, !Self.territories.contains(address.countryCode) {
      problems.append("unknown:country")
    }
    for issue in AddressValidator(options: wishes).issues(in: address) {
      if issue.problem == .missing, !columns.has(issue.field), issue.field != .country { continue }
      problems.append(issue.code)
      isInvalid = isInvalid || issue.severity == .error
    }
    let verdict = isInvalid ? "invalid" : problems.isEmpty ? "ok" : "warning"
    return [verdict, problems.joined(separator: " ")]
  }

  private static let territories = Set(AddressFormat.territories)
}
