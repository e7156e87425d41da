/// Writes rows of CSV, quoting only the cells that need it.
struct CSVWriter {
  private var buffer: [UInt8] = []
  private let sink: ([UInt8]) throws -> Void

  /// - Parameter sink: Takes the next bytes.
  init(sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  mutating func write(_ cells: [String]) throws {
    for (index, cell) in cells.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      append(cell)
    }
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count > 60_000 { try flush() }
  }

  /// Writes bytes as they are, or as part of a quoted cell.
  mutating func write(bytes: [UInt8], isQuoted: Bool) throws {
    for byte in bytes {
      if isQuoted, byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    if buffer.count > 60_000 { try flush() }
  }

  /// Begins a quoted cell whose text comes in pieces.
  mutating func beginQuoted(behind cells: [String]) {
    for cell in cells {
      append(cell)
      buffer.append(UInt8(ascii: ","))
    }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Ends the quoted cell and writes the rest of the row.
  mutating func endQuoted(before cells: [String]) throws {
    buffer.append(UInt8(ascii: "\""))
    if !cells.isEmpty { buffer.append(UInt8(ascii: ",")) }
    try write(cells)
  }

  mutating func flush() throws {
    if !buffer.isEmpty { try sink(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ cell: String) {
    let needsQuotes = cell.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 10 || byte == 13
    }
    guard needsQuotes else { return buffer.append(contentsOf: cell.utf8) }
    buffer.append(UInt8(ascii: "\""))
    for byte in cell.utf8 {
      if byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(UInt8(ascii: "\""))
  }
}
