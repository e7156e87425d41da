/// Cuts a stream of bytes into rows, in constant memory.
///
/// Cells may be quoted and then hold commas, line breaks and doubled quotation marks; lines end in
/// LF, CR or CRLF; a byte-order mark is skipped. What cannot be read costs one line only: where a
/// quoted cell runs over several lines and the row then turns out wrong (no end within 64 kB, text
/// behind the closing mark, more or fewer cells than the header), its first line is given up and
/// reading goes on at the second.
struct CSVReader {
  /// The most bytes of a row, its line ending not counted.
  static let longestRow = 65_536

  /// How many cells a row has to have; nil takes any number.
  ///
  /// Set it once the header is read.
  var cellCount: Int?

  private var source: ByteWindow
  private var line = 1
  private var isAtBeginning = true
  private var isInsideLongLine = false

  /// - Parameter source: Gives the next bytes, none at the end.
  init(source: @escaping () throws -> [UInt8]) {
    self.source = ByteWindow(source: source)
  }

  /// The next row, nil after the last; empty lines are no rows.
  mutating func next() throws -> CSVRow? {
    if isInsideLongLine { _ = try restOfLine { _ in } }
    while true {
      // With the whole of a longest row in sight, nothing depends on how the bytes arrive.
      try source.fill(Self.longestRow + 2)
      if isAtBeginning {
        isAtBeginning = false
        if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
          source.drop(3)
          continue
        }
      }
      if source.isEmpty { return nil }
      let scan = RowScan(
        source.bytes,
        isWhole: source.isAtEnd,
        longest: Self.longestRow,
        cellCount: cellCount
      )
      if let fault = scan.fault, scan.lineBreaks > 0 || !scan.isComplete {
        return firstLine(fault: fault)
      }
      let row = row(of: scan)
      line += scan.lineBreaks + 1
      source.drop(scan.end + scan.endingCount)
      // A line with nothing on it has one empty cell.
      if row.cells == [""], row.fault == nil, scan.isBare { continue }
      return row
    }
  }

  /// Hands over the rest of a line that is longer than a row may be, piece by piece.
  ///
  /// - Returns: The bytes that ended the line.
  mutating func restOfLine(_ take: ([UInt8]) throws -> Void) throws -> [UInt8] {
    isInsideLongLine = false
    line += 1
    while true {
      try source.fill(Self.longestRow)
      if source.isEmpty { return [] }
      let bytes = source.bytes
      let end = RowScan.endOfLine(in: bytes, limit: bytes.count - 1) ?? bytes.count
      // The line feed of a CRLF must be in sight.
      let isBreak = end < bytes.count
      if isBreak { try source.fill(end + 2) }
      let ending = isBreak ? Array(source.bytes.dropFirst(end).prefix(lengthOfBreak(at: end))) : []
      try take(Array(source.bytes.prefix(end)))
      source.drop(end + ending.count)
      if isBreak { return ending }
    }
  }

  private func lengthOfBreak(at index: Int) -> Int { RowScan.lengthOfBreak(source.bytes, index) }

  /// The line at which a row begins, as a row that cannot be read.
  private mutating func firstLine(fault: CSVRow.Fault) -> CSVRow {
    let bytes = source.bytes
    guard let end = RowScan.endOfLine(in: bytes, limit: Self.longestRow) ?? shortRest else {
      isInsideLongLine = true
      defer { source.drop(Self.longestRow) }
      return CSVRow(
        line: line,
        fault: .tooLong,
        bytes: Array(bytes.prefix(Self.longestRow)),
        continues: true
      )
    }
    let endingCount = end < bytes.count ? lengthOfBreak(at: end) : 0
    let row = unreadable(fault, end: end, endingCount: endingCount)
    line += 1
    source.drop(end + endingCount)
    return row
  }

  /// Where the file ends, if that is near enough for a row.
  private var shortRest: Int? {
    source.isAtEnd && source.bytes.count <= Self.longestRow ? source.bytes.count : nil
  }

  private func unreadable(_ fault: CSVRow.Fault, end: Int, endingCount: Int) -> CSVRow {
    let bytes = source.bytes
    return CSVRow(
      line: line,
      fault: fault,
      bytes: Array(bytes.prefix(end)),
      ending: Array(bytes.dropFirst(end).prefix(endingCount))
    )
  }

  private func row(of scan: RowScan) -> CSVRow {
    let bytes = source.bytes
    if let fault = scan.fault {
      return unreadable(fault, end: scan.end, endingCount: scan.endingCount)
    }
    var cells: [String] = []
    cells.reserveCapacity(scan.cells.count)
    for cell in scan.cells {
      guard let text = cell.text(in: bytes) else {
        return unreadable(.notUTF8, end: scan.end, endingCount: scan.endingCount)
      }
      cells.append(text)
    }
    return CSVRow(line: line, cells: cells)
  }
}
