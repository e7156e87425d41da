import Testing

@testable import postal

struct CSVReaderTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func takesAnyLineEnding(ending: String) throws {
    let rows = try Tables.rows(
      ["a,b", "1,\"x,\(ending)y\"", "", "2,"].joined(separator: ending),
      blockSize: 3
    )
    #expect(rows.map(\.cells) == [["a", "b"], ["1", "x,\(ending)y"], ["2", ""]])
    #expect(rows.map(\.line) == [1, 2, 5])
    #expect(rows.allSatisfy { $0.fault == nil })
  }

  @Test func skipsAByteOrderMarkAndUndoublesQuotes() throws {
    let rows = try Tables.rows("\u{FEFF}a\n\"say \"\"hi\"\"\"\n\"\"\nin\"side\n", blockSize: 2)
    #expect(rows.map(\.cells) == [["a"], ["say \"hi\""], [""], ["in\"side"]])
  }

  @Test func lastLineNeedsNoEnding() throws {
    #expect(try Tables.rows("a,b", blockSize: 1).map(\.cells) == [["a", "b"]])
    #expect(try Tables.rows("a,", blockSize: 1).map(\.cells) == [["a", ""]])
    #expect(try Tables.rows("", blockSize: 1) == [])
  }

  @Test func openQuoteCostsOneLine() throws {
    let rows = try Tables.rows("a,b\n1,\"x\n2,y\n3,z\n", blockSize: 5)
    #expect(rows.map(\.cells) == [["a", "b"], [], ["2", "y"], ["3", "z"]])
    #expect(rows[1].bytes == Array("1,\"x".utf8))
    #expect(rows[1].ending == [10])
    #expect(rows.map(\.fault) == [nil, .openQuote, nil, nil])
    #expect(rows.map(\.line) == [1, 2, 3, 4])
  }

  @Test func textAfterAClosingQuoteIsAFault() throws {
    let rows = try Tables.rows("\"a\"b,c\nd\n", blockSize: 4)
    #expect(rows.map(\.fault) == [.afterQuote, nil])
    #expect(rows.map(\.cells) == [[], ["d"]])
    #expect(rows[0].bytes == Array("\"a\"b,c".utf8))
  }

  @Test func twoOpenQuotesCostTheirOwnLinesOnly() throws {
    let rows = try Tables.rows("DE,\"a\nDE,\"b\nFR,c\n", blockSize: 4)
    #expect(rows.map(\.fault) == [.afterQuote, .openQuote, nil])
    #expect(rows.map(\.line) == [1, 2, 3])
    #expect(rows.last?.cells == ["FR", "c"])
  }

  @Test func bytesThatAreNotUTF8AreAFault() throws {
    var reader = CSVReader(source: Tables.blocks(of: [0x61, 0xFF, 0x0A, 0x62], size: 2))
    #expect(try reader.next()?.fault == .notUTF8)
    #expect(try reader.next()?.cells == ["b"])
  }

  /// However the bytes arrive, the rows are the same.
  @Test func sizeOfTheBlocksDoesNotMatter() throws {
    let pieces = ["a", ",", "\"", "\"\"", "\n", "\r\n", "\r", "é", "東", " ", "\u{FEFF}"]
    var state: UInt64 = 7
    for _ in 0..<400 {
      var text = ""
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let whole = try Tables.rows(text, blockSize: 1_000)
      for size in [1, 2, 5] { #expect(try Tables.rows(text, blockSize: size) == whole) }
    }
  }

  /// 64 MB on one line are read without being held: the source makes them as they are asked for.
  @Test func lineWithoutEndIsHandedOverInPiecesAndReadingGoesOn() throws {
    var blocks = 100
    var reader = CSVReader {
      blocks -= 1
      if blocks > 0 { return [UInt8](repeating: 0x61, count: 65_536) }
      return blocks == 0 ? Array("\nb,c\n".utf8) : []
    }
    let first = try #require(try reader.next())
    #expect(first.fault == .tooLong)
    #expect(first.continues)
    var count = first.bytes.count
    var longestPiece = 0
    let ending = try reader.restOfLine { piece in
      count += piece.count
      longestPiece = max(longestPiece, piece.count)
    }
    #expect(count == 99 * 65_536)
    #expect(longestPiece <= 2 * 65_536)
    #expect(ending == [10])
    let second = try reader.next()
    #expect(second?.cells == ["b", "c"])
    #expect(second?.line == 2)
    #expect(try reader.next() == nil)
  }

  @Test func rowOfExactlyTheLimitIsReadAndOneByteMoreIsNot() throws {
    let limit = CSVReader.longestRow
    for (length, fault) in [(limit, nil), (limit + 1, CSVRow.Fault.tooLong)] {
      let text = String(repeating: "a", count: length)
      for ending in ["", "\n", "\r\n", "\r"] {
        for size in [1_000, 65_536, 1_000_000] {
          let rows = try Tables.rows(text + ending, blockSize: size)
          #expect(rows.map(\.fault) == [fault])
        }
      }
    }
  }

  /// A stray mark costs its line; the good rows up to the mark that seems to close it are read.
  @Test func quotedCellThatEndsInAWrongCountCostsItsFirstLine() throws {
    let text = "country,city\nDE,\"Bonn\nFR,Paris\nIT,Roma\"\nES,Madrid\"\",x\nAT,Wien\n"
    let rows = try Tables.rows(text, blockSize: 5, cellCount: 2)
    #expect(rows.map(\.line) == [1, 2, 5, 6])
    let many = "country,city\nDE,\"Bonn\nFR,\"Paris\",x\nIT,Roma\nAT,Wien,\"\n"
    let read = try Tables.rows(many, blockSize: 5, cellCount: 2)
    #expect(read.map(\.fault) == [nil, .afterQuote, .cellCount, nil, .openQuote])
    let swallowed = "country,city\nDE,\"Bonn\nFR,Paris\nIT,\",Roma\nAT,Wien\n"
    let saved = try Tables.rows(swallowed, blockSize: 5, cellCount: 2)
    #expect(
      saved.map(\.cells) == [["country", "city"], [], ["FR", "Paris"], [], ["AT", "Wien"]]
    )
    #expect(saved.map(\.line) == [1, 2, 3, 4, 5])
  }

  /// Lines that each open a cell, whichever way they are begun, would all be looked at to the limit.
  @Test func rowsWithTooManyCellsAreGivenUpAtTheFirstOfThem() throws {
    let line = "a\",\"\n"
    let rows = try Tables.rows(
      "a,b\n" + String(repeating: line, count: 5_000),
      blockSize: 65_536,
      cellCount: 2
    )
    #expect(rows.count == 5_001)
    let bytes = ByteWindow.Slice(Array(String(repeating: line, count: 5_000).utf8))
    let scan = RowScan(bytes, isWhole: true, longest: CSVReader.longestRow, cellCount: 2)
    #expect(scan.fault == .cellCount)
    #expect(scan.lineBreaks <= 2)
  }
}
