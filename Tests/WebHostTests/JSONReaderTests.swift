import Testing

@testable import WebHost

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> Result<JSONValue, JSONError> {
    Array(text.utf8)
      .withUnsafeBufferPointer { bytes in
        do throws(JSONError) {
          return .success(try JSONReader.read(bytes))
        } catch {
          return .failure(error)
        }
      }
  }

  @Test func readsEveryKindOfValue() {
    let text = #" {"a":[1,-2.5,3e2,true,false,null],"b":"x\n\"\\\/\u00e9\ud83c\uddef","c":{}} "#
    #expect(
      read(text)
        == .success(
          .object([
            "a": .array([.number(1), .number(-2.5), .number(300), .bool(true), .bool(false), .null]
            ),
            "b": .string("x\n\"\\/é\u{1F1EF}"),
            "c": .object([:]),
          ])
        )
    )
  }

  @Test(arguments: [
    "", "{", "}", "[1,]", "{\"a\":}", "{\"a\" 1}", "{a:1}", "01", "1.", "-", "1e", "+1", "nul",
    "\"\u{1}\"", "\"\\x\"", "\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
    "1 2", "[1 2]", "NaN", "1e999", "{\"a\":1,}", "\u{FEFF}1", "'a'",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(read(text) == .failure(.malformed))
  }

  @Test func refusesBytesThatAreNoUnicode() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    ] {
      let result = bytes.withUnsafeBufferPointer { try? JSONReader.read($0) }
      #expect(result == nil)
    }
  }

  @Test func refusesDepthAndRepeatedNames() {
    #expect(read(String(repeating: "[", count: 100_000)) == .failure(.tooDeep))
    #expect(read("{\"a\":1,\"a\":1}") == .failure(.duplicateName))
    #expect(read("{\"a\":1,\"\\u0061\":1}") == .failure(.duplicateName))
  }

  @Test func readsBackWhatTheWriterWrites() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        let range: ClosedRange<UInt32> = Bool.random(using: &generator) ? 0...0x7F : 0...0x10FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
          text.unicodeScalars.append(scalar)
        }
      }
      var writer = JSONWriter()
      writer.string(text)
      let value = writer.bytes.withUnsafeBufferPointer { try? JSONReader.read($0) }
      guard case .string(let readBack)? = value else {
        Issue.record("A written text was not read as a text.")
        return
      }
      #expect(Array(readBack.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func survivesAnyBytes() {
    var generator = SplitMix(seed: 11)
    let signs = Array("{}[]\",:\\u0123456789eE+-.tfn \n".utf8)
    var accepted = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator))
        .map { _ in
          signs[Int.random(in: 0..<signs.count, using: &generator)]
        }
      if bytes.withUnsafeBufferPointer({ try? JSONReader.read($0) }) != nil { accepted += 1 }
    }
    // Some of them are JSON: the loop reaches both outcomes.
    #expect(accepted > 0 && accepted < 20_000)
  }
}
