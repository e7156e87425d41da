/// Where the results of a row go: into columns that an earlier run has left, else behind the rest.
struct ResultColumns {
  private let names: [String]
  private let places: [Int?]
  private let count: Int

  init(_ names: [String], _ columns: AddressColumns) {
    self.names = names
    places = names.map(columns.index(ofResult:))
    count = columns.count
  }

  func header(_ cells: [String]) -> [String] {
    cells + zip(names, places).filter { $0.1 == nil }.map(\.0)
  }

  func row(_ cells: [String], _ results: [String]) -> [String] {
    var cells = cells
    for (result, place) in zip(results, places) {
      if let place { cells[place] = result } else { cells.append(result) }
    }
    return cells
  }

  /// The cells before and behind the text of a row that could not be read.
  var unreadable: (before: [String], behind: [String]) {
    let cells = row(Array(repeating: "", count: count), [Self.verdict, ""])
    return (Array(cells[..<textIndex]), Array(cells[(textIndex + 1)...]))
  }

  /// The text of a row that an earlier check could not read: there is only it and the verdict.
  func keptText(in cells: [String]) -> String? {
    guard names.first == "verdict", let place = places.first ?? nil, cells[place] == Self.verdict,
      cells.indices.allSatisfy({
        $0 == textIndex || places.contains($0) || cells[$0].isEmpty
      })
    else { return nil }
    return cells[textIndex]
  }

  /// The first column that is not a result.
  private var textIndex: Int { (0..<count).first { !places.contains($0) } ?? 0 }

  private static let verdict = "unreadable"
}
