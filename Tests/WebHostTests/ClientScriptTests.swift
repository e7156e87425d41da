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
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
      let text = String(decoding: SourceText.script(bytes), as: UTF8.self)
      #expect(script.contains(text), "\(file) is not part of the script.")
    }
    #expect(script.hasPrefix("(() => {") && script.hasSuffix("})();\n"))
  }

  /// The files share one scope, in which a second declaration of a name ends the whole script.
  @Test func declaresEveryNameOnce() throws {
    // What is indented stands in a scope of its own.
    let outermost = ClientScript.parts
      .flatMap { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n") }
      .filter { !$0.hasPrefix(" ") }
    let names = outermost.compactMap { line -> Substring? in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count > 1, ["const", "let", "function", "class"].contains(words[0]) else {
        return nil
      }
      return words[1].prefix { $0.isLetter || $0.isNumber }
    }
    #expect(names.count > 50)
    let repeated = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }
}
