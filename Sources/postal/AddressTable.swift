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

      /// Every column that some command adds.
      static let allResults = [Verb.check, .normalise, .format].flatMap(\.results)

      /// The columns that are added, or replaced where an earlier run has left them.
      var results: [String] {
        switch self {
        case .check: ["verdict", "problems"]
        case .normalise: []
        case .format: ["lines", "one_line"]
        }
      }
    }

    var verb: Verb
    /// The country of rows that name none.
    var country = ""
    /// The country that mail is sent from: others are named on the last line.
    var from: String?
    var script = AddressFormatter.Script.automatic
    var requiresName = false
    var mismatchIsError = false
    var unknownRegionIsError = false
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

  /// How a table was read.
  enum Outcome: Hashable {
    case done
    /// Everything was written, but so many rows could not be read.
    case unreadable(Int)
    /// The header cannot be used: nothing was written.
    case refused
  }

  /// Reads a table to its end.
  func run(_ reader: inout CSVReader, _ writer: inout CSVWriter) throws -> Outcome {
    guard let header = try reader.next() else {
      return refuse("There is no header: the input is empty.")
    }
    if let fault = header.fault {
      return refuse("The header, line \(header.line), cannot be read: \(fault.rawValue).")
    }
    let columns = AddressColumns(header: header.cells)
    for remark in columns.remarks { report(remark) }
    guard !columns.isEmpty else {
      if let divider = columns.otherDivider {
        return refuse("The cells are divided by \(divider): they have to be divided by commas.")
      }
      return refuse(
        "The first line names none of the columns "
          + ColumnName.fields.map(\.code).joined(separator: ", ") + ": is it a header?"
      )
    }
    guard columns.has(.country) || !options.country.isEmpty else {
      return refuse("The header has no column country: add one, or give --country CODE.")
    }
    let results = ResultColumns(options.verb.results, columns)
    try writer.write(results.header(header.cells))
    reader.cellCount = columns.count
    var unreadable = 0
    while let row = try reader.next() {
      if let fault = row.fault {
        report("line \(row.line): unreadable: \(fault.rawValue)")
        try keep(row, results, &reader, &writer)
      } else if let text = results.keptText(in: row.cells) {
        report("line \(row.line): unreadable: kept from an earlier check")
        writer.beginQuoted(behind: results.unreadable.before)
        try writer.write(bytes: Array(text.utf8), isQuoted: true)
        try writer.endQuoted(before: results.unreadable.behind)
      } else {
        try writer.write(result(of: row.cells, columns, results))
        continue
      }
      unreadable += 1
    }
    try writer.flush()
    return unreadable == 0 ? .done : .unreadable(unreadable)
  }

  private func refuse(_ sentence: String) -> Outcome {
    report(sentence)
    return .refused
  }

  /// Keeps what could not be read, byte for byte: as it is, or, where it needs a verdict beside it,
  /// as the first cell of a row.
  private func keep(
    _ row: CSVRow,
    _ results: ResultColumns,
    _ reader: inout CSVReader,
    _ writer: inout CSVWriter
  ) throws {
    let isCell = options.verb == .check
    if isCell { writer.beginQuoted(behind: results.unreadable.before) }
    try writer.write(bytes: row.bytes, isQuoted: isCell)
    var ending = row.ending
    if row.continues {
      ending = try reader.restOfLine { try writer.write(bytes: $0, isQuoted: isCell) }
    }
    if isCell {
      try writer.endQuoted(before: results.unreadable.behind)
    } else {
      try writer.write(bytes: ending, isQuoted: false)
    }
  }

  private func result(
    of cells: [String],
    _ columns: AddressColumns,
    _ results: ResultColumns
  ) -> [String] {
    let address = columns.address(of: cells, country: options.country).normalized()
    switch options.verb {
    case .check: return results.row(cells, judgement(of: address, columns))
    case .normalise: return columns.cells(cells, replacedBy: address)
    case .format:
      let lines = formatter.lines(for: address).joined(separator: "\n")
      return results.row(cells, [lines, formatter.oneLine(for: address)])
    }
  }

  /// The verdict and the codes of the problems; what has no column is not asked for.
  private func judgement(of address: PostalAddress, _ columns: AddressColumns) -> [String] {
    var wishes: AddressValidator.Options = []
    if options.requiresName { wishes.insert(.requiresName) }
    if options.mismatchIsError { wishes.insert(.mismatchIsError) }
    if options.unknownRegionIsError { wishes.insert(.unknownRegionIsError) }
    var problems: [String] = []
    var isInvalid = false
    if !address.countryCode.isEmpty, !CountryName.isKnown(address.countryCode) {
      problems.append("unknown:country")
      isInvalid = true
    }
    for issue in AddressValidator(options: wishes).issues(in: address) {
      if issue.problem == .missing, !columns.has(issue.field), issue.field != .country { continue }
      problems.append(issue.code)
      isInvalid = isInvalid || issue.severity == .error
    }
    let verdict = isInvalid ? "invalid" : problems.isEmpty ? "ok" : "warning"
    return [verdict, problems.joined(separator: " ")]
  }
}
