import Foundation
import Testing

@testable import WebHost

@Suite struct ClientScriptTests {
  // A file that is not joined would be noticed only by the first person who needs it.
  @Test func joinsEveryFileOfTheFolder() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Linux/WebHost/Client")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".js") }
    #expect(files.count > 1)
    let script = String(decoding: ClientScript.bytes, as: UTF8.self)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(script.contains(text), "\(file) is not part of the script.")
    }
    #expect(script.hasPrefix("(() => {") && script.hasSuffix("})();\n"))
  }
}
