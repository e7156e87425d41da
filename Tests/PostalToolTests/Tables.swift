import PostalAddresses

@testable import postal

/// Runs the tool over a text and holds what it wrote.
struct Tables {
  var output = ""
  var bytes: [UInt8] = []
  var reports: [String] = []
  var outcome = AddressTable.Outcome.refused

  init(
    _ verb: AddressTable.Options.Verb,
    _ input: String,
    blockSize: Int = 7,
    _ change: (inout AddressTable.Options) -> Void = { _ in }
  ) throws {
    try self.init(verb, bytes: Array(input.utf8), blockSize: blockSize, change)
  }

  init(
    _ verb: AddressTable.Options.Verb,
    bytes: [UInt8],
    blockSize: Int = 7,
    _ change: (inout AddressTable.Options) -> Void = { _ in }
  ) throws {
    var options = AddressTable.Options(verb: verb)
    change(&options)
    final class Sink {
      var bytes: [UInt8] = []
      var reports: [String] = []
    }
    let sink = Sink()
    var reader = CSVReader(source: Self.blocks(of: bytes, size: blockSize))
    var writer = CSVWriter { sink.bytes += $0 }
    let table = AddressTable(options: options) { sink.reports.append($0) }
    outcome = try table.run(&reader, &writer)
    self.bytes = sink.bytes
    output = String(decoding: sink.bytes, as: UTF8.self)
    reports = sink.reports
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  static func blocks(of bytes: [UInt8], size: Int) -> () -> [UInt8] {
    var rest = bytes[...]
    return {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }

  static func rows(_ text: String, blockSize: Int, cellCount: Int? = nil) throws -> [CSVRow] {
    var reader = CSVReader(source: blocks(of: Array(text.utf8), size: blockSize))
    var rows: [CSVRow] = []
    while let row = try reader.next() {
      rows.append(row)
      reader.cellCount = cellCount
    }
    return rows
  }
}
