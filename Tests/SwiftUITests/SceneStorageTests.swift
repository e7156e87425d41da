@_spi(Host) import SwiftUI
import SwiftUITesting
import Testing

private struct Window: View {
  let log: Log
  @SceneStorage("open") private var isOpen = false
  @SceneStorage("record") private var record: Int?

  var body: some View {
    let _ = log.note("open \(isOpen), record \(record.map { "\($0)" } ?? "none")")
    Toggle("Open", isOn: $isOpen)
    Other()
    Button("record") { record = 7 }
    Button("forget") { record = nil }
  }
}

private struct Other: View {
  @SceneStorage("open") private var isOpen = false

  var body: some View { Text(isOpen ? "is open" : "is closed") }
}

@MainActor struct SceneStorageTests {
  private let log = Log()

  @Test func aValueIsSentToBeKeptAndEveryReaderSeesIt() throws {
    let host = ViewHost(Window(log: log))
    try host.toggle(.toggle("Open"))
    #expect(host.contains(.text("is open")))
    try host.tap(.button("record"))
    #expect(host.sceneStorage == ["open": "true", "record": "7"])
    try host.tap(.button("forget"))
    #expect(host.lastPatch.contains(.store(key: "record", value: nil)))
    #expect(host.sceneStorage == ["open": "true"])
  }

  @Test func aKeptValueIsThereInTheFirstEvaluation() {
    let host = ViewHost(Window(log: log), sceneStorage: ["open": "true", "record": "3"])
    #expect(log.lines == ["open true, record 3"])
    #expect(host.contains(.text("is open")))
  }

  @Test func whatCannotBeReadGivesTheInitialValue() {
    _ = ViewHost(Window(log: log), sceneStorage: ["open": "perhaps", "record": "many"])
    #expect(log.lines == ["open false, record none"])
  }
}
