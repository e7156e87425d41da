import Foundation
import Testing

@testable import WebHost

@MainActor
@Suite struct CompressionTests {
  /// What Chromium sends.
  nonisolated private static let chromium = "gzip, deflate, br, zstd"

  private func answer(
    _ host: LoopbackHost,
    _ path: String,
    _ fields: [String: String] = [:],
    method: String = "GET"
  ) throws -> LoopbackClient.Response? {
    let client = try LoopbackClient(host)
    defer { client.close() }
    let lines = fields.map { "\($0.key): \($0.value)\r\n" }.joined()
    return client.request(
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\(lines)\r\n"
    )
  }

  // MARK: Accept-Encoding

  @Test(
    arguments: [
      (nil, ContentCoding.identity), ("", .identity), ("identity", .identity), ("br", .identity),
      ("gzip", .gzip), ("GZip", .gzip), ("x-gzip", .gzip), (chromium, .gzip),
      ("br;q=1.0, gzip;q=0.8, *;q=0.1", .gzip), ("deflate ,\tgzip ; q=0.001", .gzip),
      ("gzip;q=0", .identity), ("gzip;q=0.000", .identity), ("gzip;q=0, *", .identity),
      ("*", .gzip), ("*;q=0", .identity), ("*;q=0, gzip", .gzip), ("br, *;q=0.5", .gzip),
      ("identity, gzip;q=0.5", .identity), ("identity;q=0.5, gzip;q=0.5", .gzip),
      ("identity;q=0, br", .identity), ("identity;q=0, *", .gzip),
      ("gzip;q=1.001", .identity), ("gzip;q=0.0001", .identity), ("gzip;q=", .identity),
      ("gzip;q=-1", .identity), ("gzip;q=a", .identity), ("gzip;level=9", .identity),
      ("gzip;q=.5", .identity), ("gzipped", .identity), (",,gzip,", .gzip), (";q=1", .identity),
    ] as [(String?, ContentCoding)]
  )
  func readsWhatABrowserAccepts(field: String?, coding: ContentCoding) {
    #expect(ContentCoding(accepting: field) == coding)
  }

  // MARK: What is sent

  @Test(arguments: ["/client.js", "/client.css"])
  func compressesWhatIsTheSameForEverybody(path: String) throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let plain = try #require(try answer(host, path))
    let packed = try #require(try answer(host, path, ["Accept-Encoding": Self.chromium]))
    for response in [plain, packed] {
      #expect(response.status == 200)
      #expect(response.value("Vary") == "Accept-Encoding")
      #expect(response.value("Content-Length") == String(response.body.count))
      #expect(response.value("Content-Type")?.hasPrefix("text/") == true)
    }
    #expect(plain.value("Content-Encoding") == nil)
    #expect(packed.value("Content-Encoding") == "gzip")
    #expect(packed.body.count < plain.body.count / 3)
    #expect(try unpacked(packed.body) == plain.body)
    #expect(packed.value("ETag") != plain.value("ETag"), "A strong tag names bytes.")
  }

  @Test func tellsAHeadWhatAGetWouldBe() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let fields = ["Accept-Encoding": "gzip", "Connection": "close"]
    let whole = try #require(try answer(host, "/client.js", fields))
    let client = try LoopbackClient(host)
    defer { client.close() }
    client.send(
      "HEAD /client.js HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n"
        + "Accept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    )
    #expect(client.waitsForEnd())
    let head = client.everythingReceived
    #expect(head.contains("Content-Length: \(whole.body.count)\r\n"))
    #expect(head.contains("Content-Encoding: gzip\r\n"))
    #expect(head.hasSuffix("\r\n\r\n"), "Nothing follows the head.")
  }

  @Test func answersNotModifiedToTheTagOfTheSameForm() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let plain = try #require(try answer(host, "/client.js")?.value("ETag"))
    let packed = try #require(
      try answer(host, "/client.js", ["Accept-Encoding": "gzip"])?.value("ETag")
    )
    for (tag, coding, status) in [
      (plain, "identity", 304), (packed, "gzip", 304), (plain, "gzip", 200),
      (packed, "identity", 200), ("\"other\", \(packed)", "gzip", 304),
      ("W/\(packed)", "gzip", 304),
      ("*", "gzip", 304), ("\"other\"", "gzip", 200),
    ] {
      let fields = ["If-None-Match": tag, "Accept-Encoding": coding]
      let response = try #require(try answer(host, "/client.js", fields))
      #expect(response.status == status, "\(tag) for \(coding)")
      #expect(response.value("Vary") == "Accept-Encoding")
      #expect(response.value("ETag") == (coding == "gzip" ? packed : plain))
      if status == 304 { #expect(response.body.isEmpty) }
    }
  }

  // Compressed, the length of the page would tell what stands in it; see
  // Documentation/Decisions/compression.md.
  @Test func neverCompressesAPageOrAnError() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    for path in ["/", "/nothing"] {
      let response = try #require(try answer(host, path, ["Accept-Encoding": Self.chromium]))
      #expect(response.value("Content-Encoding") == nil)
    }
  }

  @Test func compressesTheStyleSheetOfAPage() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try #require(try answer(host, "/"))
    let link = try #require(page.text.split(separator: "href=\"/s/").last?.prefix { $0 != "\"" })
    let plain = try #require(try answer(host, "/s/\(link)"))
    let packed = try #require(try answer(host, "/s/\(link)", ["Accept-Encoding": "gzip"]))
    if packed.value("Content-Encoding") == "gzip" {
      #expect(packed.body.count < plain.body.count)
      #expect(try unpacked(packed.body) == plain.body)
    } else {
      #expect(packed.body == plain.body)
    }
  }

  // MARK: The client's sources

  @Test func leavesOutWhatOnlyPeopleRead() {
    let script = "// One\n  const a = 'b // c';\n\n/// Two\n    f(`d`); // e\n"
    #expect(shortened(script, SourceText.script) == "const a = 'b // c';\nf(`d`); // e\n")
    let sheet = "/* One\n   two */\na {\n  content: '/';\n}\n/* three */\n"
    #expect(shortened(sheet, SourceText.styleSheet) == "a {\ncontent: '/';\n}\n")
  }

  @Test(arguments: [
    "const a = `b\n  // c\n`;\n", "/* a\n  // b\n*/\n", "const a = 'b\\\n  // c';\n",
  ])
  func leavesAScriptAloneWhoseLinesHangTogether(script: String) {
    #expect(shortened(script, SourceText.script) == script)
  }

  @Test(arguments: [
    "a { b: c; } /* d\n  e */\n", "/* a */ b {\n  c: d;\n}\n", "a {\n  b: 'c\\\n  d';\n}\n",
    "/* a\n", "/*/ a\n",
  ])
  func leavesAStyleSheetAloneWhoseCommentsAreNotLines(sheet: String) {
    #expect(shortened(sheet, SourceText.styleSheet) == sheet)
  }

  /// A file of ours that is left alone costs every first page its comments.
  @Test func everyFileOfTheClientIsShortened() {
    for (name, bytes) in [
      ("client.css", PackageResources.client_css), ("layout.css", PackageResources.layout_css),
    ] {
      #expect(SourceText.styleSheet(bytes).count < bytes.count, "\(name)")
    }
    for (name, bytes) in ClientScript.parts {
      #expect(SourceText.script(bytes).count < bytes.count, "\(name)")
    }
  }

  private func shortened(_ text: String, _ shorten: ([UInt8]) -> [UInt8]) -> String {
    String(decoding: shorten(Array(text.utf8)), as: UTF8.self)
  }

  /// What the system's own tool makes of compressed bytes.
  private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).gz")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    process.arguments = ["-dc", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(result)
  }
}
