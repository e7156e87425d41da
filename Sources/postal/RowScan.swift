/// Where the cells of the row at the beginning of some bytes are.
struct RowScan {
  struct Cell {
    var range: Range<Int>
    var isQuoted = false
  }

  private(set) var cells: [Cell] = []
  /// Where the row's text ends, and how many bytes end its last line.
  private(set) var end = 0
  private(set) var endingCount = 0
  /// Line breaks inside cells.
  private(set) var lineBreaks = 0
  private(set) var fault: CSVRow.Fault?
  /// Whether the end of the row was reached.
  private(set) var isComplete = false

  var isBare: Bool { cells.count == 1 && !cells[0].isQuoted }

  /// - Parameters:
  ///   - bytes: What is in sight: two more than the longest row, unless there are no more.
  ///   - isWhole: Whether there are no more.
  ///   - longest: The most bytes of a row.
  ///   - cellCount: How many cells it has to have.
  init(_ bytes: ByteWindow.Slice, isWhole: Bool, longest: Int, cellCount: Int?) {
    // A row that ends behind the limit is too long, even if its end is in sight.
    let limit = isWhole ? min(bytes.count, longest + 1) : longest + 1
    var index = 0
    while true {
      if index < limit, index < bytes.count, bytes[index] == Self.quote {
        guard let closing = skipQuoted(bytes, from: index, limit: limit) else {
          fault = .openQuote
          return
        }
        cells.append(Cell(range: (index + 1)..<closing, isQuoted: true))
        index = closing + 1
        if index < bytes.count, !Self.isDivider(bytes[index]) {
          fault = .afterQuote
          // The mark that closed was another row's: nothing behind it is worth reading.
          if lineBreaks > 0 { return }
        }
        while index < limit, !Self.isDivider(bytes[index]) { index += 1 }
      } else {
        let start = index
        while index < limit, !Self.isDivider(bytes[index]) { index += 1 }
        cells.append(Cell(range: start..<index))
      }
      if index > longest {
        fault = .tooLong
        return
      }
      guard index < bytes.count, bytes[index] == Self.comma else { break }
      index += 1
      if let cellCount, cells.count >= cellCount, lineBreaks > 0 {
        fault = .cellCount
        return
      }
    }
    end = index
    endingCount = index < bytes.count ? Self.lengthOfBreak(bytes, index) : 0
    isComplete = true
    let isBlank = isBare && cells[0].range.isEmpty
    if fault == nil, let cellCount, cells.count != cellCount, !isBlank { fault = .cellCount }
  }

  /// The closing mark of a quoted cell, nil if there is none up to the limit.
  private mutating func skipQuoted(
    _ bytes: ByteWindow.Slice,
    from opening: Int,
    limit: Int
  ) -> Int? {
    var index = opening + 1
    while index < limit {
      switch bytes[index] {
      case Self.quote:
        guard index + 1 < bytes.count, bytes[index + 1] == Self.quote else { return index }
        index += 2
        continue
      case Self.lineFeed: lineBreaks += 1
      case Self.carriageReturn where Self.lengthOfBreak(bytes, index) == 1: lineBreaks += 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where the first line ends, if that is not behind the limit.
  static func endOfLine(in bytes: ByteWindow.Slice, limit: Int) -> Int? {
    var index = 0
    while index <= limit, index < bytes.count {
      if bytes[index] == lineFeed || bytes[index] == carriageReturn { return index }
      index += 1
    }
    return nil
  }

  /// One, or two for a CRLF.
  static func lengthOfBreak(_ bytes: ByteWindow.Slice, _ index: Int) -> Int {
    let isCRLF =
      bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
    return isCRLF ? 2 : 1
  }

  private static func isDivider(_ byte: UInt8) -> Bool {
    byte == comma || byte == lineFeed || byte == carriageReturn
  }

  fileprivate static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}

extension RowScan.Cell {
  /// What the cell says, nil if it is not UTF-8.
  func text(in window: ByteWindow.Slice) -> String? {
    var bytes = window.array(range)
    if isQuoted, bytes.contains(RowScan.quote) {
      var kept: [UInt8] = []
      var isDoubled = false
      for byte in bytes {
        isDoubled = byte == RowScan.quote && !isDoubled
        if !isDoubled { kept.append(byte) }
      }
      bytes = kept[...]
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are not UTF-8 were replaced, and the text is then another.
    return text.utf8.count == bytes.count && text.utf8.elementsEqual(bytes) ? text : nil
  }
}
