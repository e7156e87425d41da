import PostalAddresses

/// What the command line asks for.
enum CommandLineRequest: Hashable {
  case run(AddressTable.Options)
  /// The page of every country's format.
  case countries
  case help
  /// The line cannot be understood; the sentence says why.
  case wrong(String)

  init(arguments: [String]) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    guard let word = arguments.first else {
      self = .wrong("Say what to do: check, normalise or format.")
      return
    }
    if arguments == ["countries"] {
      self = .countries
      return
    }
    guard let verb = AddressTable.Options.Verb(rawValue: word == "normalize" ? "normalise" : word)
    else {
      self = .wrong("There is no command \(word): it is check, normalise or format.")
      return
    }
    self = Self.request(verb, Array(arguments.dropFirst()))
  }

  private static func request(
    _ verb: AddressTable.Options.Verb,
    _ arguments: [String]
  ) -> CommandLineRequest {
    var options = AddressTable.Options(verb: verb)
    var isCSV = false
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--csv": isCSV = true
      case "--require-name": options.requiresName = true
      case "--strict": options.mismatchIsError = true
      case "--listed-region": options.unknownRegionIsError = true
      case "--country", "--from":
        guard let code = rest.popFirst()?.uppercased(), AddressFormat.territories.contains(code)
        else { return .wrong("\(option) needs a two-letter country code.") }
        if option == "--from" { options.from = code } else { options.country = code }
      case "--script":
        switch rest.popFirst() {
        case "local": options.script = .local
        case "latin": options.script = .latin
        default: return .wrong("--script is local or latin.")
        }
      default: return .wrong("There is no option \(option).")
      }
    }
    guard isCSV else { return .wrong("Say how the addresses are written: --csv.") }
    return .run(options)
  }

  static let usage = """
    postal check|normalise|format --csv < addresses.csv > result.csv
    postal countries

    Reads addresses from standard input, one a row, and writes the rows to standard output, in
    constant memory. The header names the columns, in any order and any subset of
      name,country,street,line2,city,region,postal_code,phone
    Case, spaces, hyphens and underscores in names don't matter, and usual names such as zip,
    post code, state, town, address or telephone are understood. Other columns are passed on; one
    that looks misspelt, and the second of two for the same field, is reported. A country is a
    two-letter code or an English name. Cells are divided by commas.

      check      adds verdict (ok, warning, invalid, unreadable) and problems, such as
                 missing:city malformed:postal_code unknown:country; columns of that name are
                 replaced; what has no column is not asked for
      normalise  rewrites the columns as they should be stored
      format     adds lines (divided by line breaks) and one_line, or replaces them

      countries  prints every country's labels, requirements and patterns as Markdown

    A row that cannot be read (a quotation mark left open, text behind a closing one, the wrong
    number of cells, not UTF-8, longer than 64 kB) is reported on standard error with its line,
    costs one line and is kept byte for byte: check puts it into the first column with the verdict
    unreadable, normalise and format pass it on as it is. A stray quotation mark whose partner comes
    lines later, where the cells happen to number right, is a legal cell of several lines and
    cannot be told from one.

      --country CODE   the country of rows that name none
      --require-name   check: a name is required
      --strict         check: a code of another region is invalid instead of a warning
      --listed-region  check: a required region that is not in the list is invalid instead of a
                       warning
      --from CODE      format: name the country of mail that leaves this one
      --script SCRIPT  format: local or latin, instead of what the address is written in

    Exit status: 0 when every row was read and written, 1 when reading or writing failed, 2 when the
    command line or the header cannot be used, 3 when everything was written but some rows could not
    be read.
    """
}
