@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

/// A page whose field sends the focus on as soon as it is full.
private struct HastyApp: App {
  var body: some Scene {
    WindowGroup { HastyView() }
  }
}

private struct HastyView: View {
  enum Part {
    case name
    case code
  }

  @State private var name = ""
  @State private var code = ""
  @FocusState private var part: Part?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($part, equals: .name)
        .onChange(of: name) { part = .code }
      TextField("Code", text: $code).focused($part, equals: .code)
      Text("Name: \(name)")
      Button("Save") {}
    }
  }
}

/// What one message causes is told in one patch, however early it is known.
@MainActor
@Suite(.serialized) struct OnePatchTests {
  // The patch with the focus alone came first; the page took it for the whole tree, emptied
  // itself and lost text and focus.
  @Test func theFirstPatchOfARebuiltPageHoldsThePageThoughAValueMovesTheFocus() throws {
    let host = try LoopbackHost(HastyApp())
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, greets: false)
    defer { page.client.close() }
    page.greet(
      token: "unknown",
      values: "{\"\(loaded.namePath)\":\"Maya\",\"\(loaded.codePath)\":\"8001\"}",
      event: 3,
      revision: 2,
      extra: ",\"at\":{\"id\":\"\(loaded.namePath)\",\"s\":4,\"e\":4}"
    )
    #expect(!page.isShown)
    #expect(page.operations.contains("\"v\":\"Maya\""))
    #expect(page.operations.contains("\"v\":\"8001\""))
    #expect(page.operations.contains("[\"f\","))
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.codePath)\":\"8002\"}")
    #expect(page.operations == "[]}")
  }

  @Test func anEventThatMovesTheFocusIsAnsweredByOnePatch() throws {
    let host = try LoopbackHost(HastyApp())
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, token: loaded.token)
    defer { page.client.close() }
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.namePath)\":\"Maya\"}")
    #expect(page.operations.contains("Name: Maya"))
    #expect(page.operations.contains("[\"f\","))
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.codePath)\":\"8001\"}")
    #expect(page.operations == "[]}")
  }
}
