/// One row of a CSV file, or what could be saved of one.
struct CSVRow: Hashable {
  /// The line of the file on which the row begins, counting from 1.
  let line: Int
  let cells: [String]
  /// Why the row could not be read; nil if it could.
  let fault: Fault?

  enum Fault: String {
    case openQuote = "a quotation mark is never closed"
    case afterQuote = "text follows a closing quotation mark"
    case notUTF8 = "not UTF-8"
    case tooLong = "longer than 64 kB"
    case cellCount = "the number of cells is not that of the header"
  }
}

/// Cuts a stream of bytes into rows, in constant memory.
///
/// Cells may be quoted and then hold commas, line breaks and doubled quotation marks; lines end in
/// LF, CR or CRLF; a byte-order mark is skipped. A row that cannot be read costs itself only: after
/// a quotation mark that is not closed within 64 kB, reading goes on at the next line.
struct CSVReader {
  static let longestRow = 65_536

  private let source: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  /// Where the next row begins in the buffer.
  private var start = 0
  private var line = 1
  private var isAtEnd = false
  private var isAtBeginning = true

  /// - Parameter source: Gives the next bytes, none at the end.
  init(source: @escaping () throws -> [UInt8]) {
    self.source = source
  }

  /// The next row, nil after the last; empty lines are no rows.
  mutating func next() throws -> CSVRow? {
    while true {
      if isAtBeginning { try skipByteOrderMark() }
      guard let scan = try scanRow() else { return nil }
      let row = row(of: scan)
      line += scan.lineBreaks
      start = scan.end
      // A line with nothing on it has one empty cell.
      if row.cells == [""], row.fault == nil, scan.isBare { continue }
      return row
    }
  }

  private struct Scan {
    /// The cells' places and whether they are quoted.
    var cells: [(range: Range<Int>, isQuoted: Bool)] = []
    /// Where the row's text ends, and where the next begins.
    var textEnd = 0
    var end = 0
    var lineBreaks = 0
    var fault: CSVRow.Fault?
    var isBare: Bool { cells.count == 1 && !cells[0].isQuoted }
  }

  private enum Outcome {
    case row(Scan)
    case needsMore
    case openQuote
  }

  private mutating func skipByteOrderMark() throws {
    while buffer.count < 3, !isAtEnd { try fill() }
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    isAtBeginning = false
  }

  private mutating func fill() throws {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    let more = try source()
    isAtEnd = more.isEmpty
    buffer.append(contentsOf: more)
  }

  private mutating func scanRow() throws -> Scan? {
    while true {
      if start == buffer.count, isAtEnd { return nil }
      switch scan() {
      // The mark that closed was another row's: only the first line is at fault.
      case .row(let scan) where scan.fault == .afterQuote && scan.lineBreaks > 1:
        return try firstLine(fault: .afterQuote)
      case .row(let scan): return scan
      case .openQuote: return try firstLine(fault: .openQuote)
      case .needsMore where buffer.count - start > Self.longestRow:
        return try firstLine(fault: .tooLong)
      case .needsMore: try fill()
      }
    }
  }

  /// Reads one row from the buffer.
  private func scan() -> Outcome {
    var scan = Scan()
    var index = start
    let count = buffer.count
    while true {
      var cellStart = index
      var isQuoted = false
      if index < count, buffer[index] == Self.quote {
        isQuoted = true
        cellStart += 1
        index += 1
        while true {
          if index - start > Self.longestRow { return .openQuote }
          guard index < count else { return isAtEnd ? .openQuote : .needsMore }
          if buffer[index] == Self.quote {
            // A quotation mark at the end of what was read may yet turn out to be doubled.
            if index + 1 == count, !isAtEnd { return .needsMore }
            guard index + 1 < count, buffer[index + 1] == Self.quote else { break }
            index += 2
          } else {
            if endsLine(at: index) { scan.lineBreaks += 1 }
            index += 1
          }
        }
        scan.cells.append((cellStart..<index, true))
        index += 1
        if index < count, !isDivider(buffer[index]) { scan.fault = .afterQuote }
      }
      let textStart = index
      while index < count, !isDivider(buffer[index]) { index += 1 }
      if index == count, !isAtEnd { return .needsMore }
      if !isQuoted { scan.cells.append((textStart..<index, false)) }
      guard index < count, buffer[index] == Self.comma else { break }
      index += 1
    }
    scan.textEnd = index
    if index < count {
      if buffer[index] == Self.carriageReturn {
        // The line feed of a CRLF may be in the next bytes.
        if index + 1 == count, !isAtEnd { return .needsMore }
        if index + 1 < count, buffer[index + 1] == Self.lineFeed { index += 1 }
      }
      index += 1
    }
    scan.end = index
    scan.lineBreaks += 1
    return .row(scan)
  }

  /// The line at which a row begins, as a row that cannot be read.
  private mutating func firstLine(fault: CSVRow.Fault) throws -> Scan {
    var end = start
    let limit = min(buffer.count, start + Self.longestRow)
    while end < limit, buffer[end] != Self.lineFeed, buffer[end] != Self.carriageReturn { end += 1 }
    var scan = Scan()
    scan.fault = fault
    scan.textEnd = end
    if end == limit, limit < buffer.count || !isAtEnd { return try skipLine(keeping: start..<end) }
    if end + 1 < buffer.count, buffer[end] == Self.carriageReturn,
      buffer[end + 1] == Self.lineFeed
    {
      end += 1
    }
    scan.end = min(end + 1, buffer.count)
    scan.lineBreaks = 1
    scan.cells = [(start..<scan.textEnd, false)]
    return scan
  }

  /// Drops the rest of a line that is longer than any row may be, without holding it.
  private mutating func skipLine(keeping kept: Range<Int>) throws -> Scan {
    let head = Array(buffer[kept])
    start = kept.upperBound
    while true {
      let rest = buffer[start...]
      if let end = rest.firstIndex(where: { $0 == Self.lineFeed || $0 == Self.carriageReturn }) {
        start = end
        break
      }
      start = buffer.count
      if isAtEnd { break }
      try fill()
    }
    // The head goes back in front of the line's end, so that the row is cut like any other.
    buffer = head + buffer[start...]
    start = 0
    var scan = Scan()
    scan.fault = .tooLong
    scan.textEnd = head.count
    let isCRLF = buffer[head.count...].starts(with: [Self.carriageReturn, Self.lineFeed])
    scan.end = min(head.count + (isCRLF ? 2 : 1), buffer.count)
    scan.lineBreaks = 1
    scan.cells = [(0..<head.count, false)]
    return scan
  }

  private func row(of scan: Scan) -> CSVRow {
    if scan.fault != nil {
      // What was meant is not known: the text is kept, cut at its commas.
      let text = String(decoding: buffer[start..<scan.textEnd], as: UTF8.self)
      let cells = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return CSVRow(line: line, cells: cells, fault: scan.fault)
    }
    var isValid = true
    let cells = scan.cells.map { cell in
      text(of: cell.range, isQuoted: cell.isQuoted, isValid: &isValid)
    }
    return CSVRow(line: line, cells: cells, fault: isValid ? nil : .notUTF8)
  }

  private func text(of range: Range<Int>, isQuoted: Bool, isValid: inout Bool) -> String {
    var bytes = buffer[range]
    if isQuoted, bytes.contains(Self.quote) {
      var kept: [UInt8] = []
      var isDoubled = false
      for byte in bytes {
        isDoubled = byte == Self.quote && !isDoubled
        if !isDoubled { kept.append(byte) }
      }
      bytes = kept[...]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are not UTF-8 were replaced, and the text is then another.
    if text.utf8.count != bytes.count || !text.utf8.elementsEqual(bytes) { isValid = false }
    return text
  }

  /// Whether a line ends at a byte; of a CRLF, at its line feed.
  private func endsLine(at index: Int) -> Bool {
    if buffer[index] == Self.lineFeed { return true }
    guard buffer[index] == Self.carriageReturn else { return false }
    return index + 1 >= buffer.count || buffer[index + 1] != Self.lineFeed
  }

  private func isDivider(_ byte: UInt8) -> Bool {
    byte == Self.comma || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
