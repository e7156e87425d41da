import Testing

@testable import postal

struct UnreadableRowTests {
  /// Every kind of row that cannot be read, with good ones between.
  private static var hostile: [UInt8] {
    let long = String(repeating: "\"x,é\r\r", count: 1) + String(repeating: "y\"", count: 90_000)
    return Array("country,city\r\nDE,\"Bonn\nFR,Paris\rDE\nIT,\"Ro\"ma,\r\n".utf8) + [
      0xFF, 0x2C, 0x0A,
    ]
      + Array("\(long)\r\nAT,\"Wi\nen\"\nES,\"\"\"Madrid\"\"\"\nDE,\"".utf8)
  }

  @Test(arguments: [AddressTable.Options.Verb.check, .normalise, .format])
  func sizeOfTheBlocksChangesNothing(verb: AddressTable.Options.Verb) throws {
    let whole = try Tables(verb, bytes: Self.hostile, blockSize: 1_000_000)
    for size in [1, 7, 65_536] {
      let result = try Tables(verb, bytes: Self.hostile, blockSize: size)
      #expect(result.bytes == whole.bytes)
      #expect(result.reports == whole.reports)
      #expect(result.outcome == whole.outcome)
    }
    #expect(whole.outcome == .unreadable(7))
  }

  @Test func normalisePassesBytesOnUnchanged() throws {
    let bad = Array("DE,\"x\r\nFR\rIT,a,b\n".utf8) + [0xFF, 0x2C, 0x61, 0x0A]
    let input = Array("country,city\n".utf8) + bad + Array("DE,Köln\n".utf8)
    let result = try Tables(.normalise, bytes: input)
    #expect(result.bytes == input)
    #expect(result.outcome == .unreadable(4))
    #expect(result.reports.count == 4)
  }

  @Test func overlongRowIsKeptByteForByte() throws {
    let long = Array("DE,\"".utf8) + [UInt8](repeating: 0xFF, count: 200_000)
    let input = Array("country,city\n".utf8) + long + Array("\r\nDE,Bonn\n".utf8)
    for size in [999, 65_536, 1_000_000] {
      #expect(try Tables(.normalise, bytes: input, blockSize: size).bytes == input)
      let checked = try Tables(.check, bytes: input, blockSize: size).bytes
      let head = Array("country,city,verdict,problems\n\"DE,\"\"".utf8)
      let tail = Array("\",,unreadable,\nDE,Bonn,ok,\n".utf8)
      #expect(checked == head + [UInt8](repeating: 0xFF, count: 200_000) + tail)
    }
  }

  @Test func checkedTableIsCheckedAgain() throws {
    let once = try Tables(.check, "city,country\nBonn,DE\nx\n,FR\n\"y,DE\nBonn,XX\n")
    let twice = try Tables(.check, once.output)
    #expect(twice.output == once.output)
    #expect(twice.outcome == .unreadable(2))
    let moved = "verdict,city,problems,country\nok,,,DE\nx\ninvalid,Bonn,missing:city,DE\n"
    let result = try Tables(.check, moved)
    #expect(
      result.lines == [
        "verdict,city,problems,country", "invalid,,missing:city,DE", "unreadable,\"x\",,",
        "ok,Bonn,,DE",
      ]
    )
    #expect(try Tables(.check, result.output).output == result.output)
  }

  @Test func formattedTableIsFormattedAgain() throws {
    let once = try Tables(.format, "country,city\nDE,Bonn\n").output
    #expect(try Tables(.format, once).output == once)
  }
}
