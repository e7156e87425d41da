@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

/// Long lists over the wire: a page asks for rows, and another process makes the same ones.
@MainActor
@Suite(.serialized) struct LongListTests {
  private struct LongApp: App {
    var body: some Scene {
      WindowGroup { LongView() }
    }
  }

  private struct LongView: View {
    @State private var text = ""

    var body: some View {
      List {
        ForEach(0..<6000, id: \.self) { number in
          HStack {
            Text("row \(number).")
            TextField("field \(number)", text: $text)
          }
        }
      }
    }
  }

  /// What a page knows of its gap.
  private struct Gap {
    let id: Int
    let path: String

    @MainActor init(_ host: LoopbackHost, _ page: LoopbackPage) throws {
      let root = try #require(host.app.sessions.sessions[page.session]).runtime.root
      let gap = try #require(Self.find(in: root))
      id = gap.id
      path = String(try #require(Self.attribute("data-rows", of: gap)).prefix { $0 != " " })
    }

    private static func attribute(_ name: String, of element: ElementSnapshot) -> String? {
      element.attributes.first { $0.name == name }?.value
    }

    private static func find(in element: ElementSnapshot) -> ElementSnapshot? {
      if attribute("data-gap", of: element) != nil { return element }
      return element.children.lazy.compactMap { find(in: $0) }.first
    }
  }

  private func ask(_ page: LoopbackPage, _ id: Int, from: Int, count: Int) {
    page.act("\"t\":\"rows\",\"id\":\(id),\"from\":\(from),\"count\":\(count)")
  }

  @Test func thePageOfALongListIsSmall() throws {
    let host = try LoopbackHost(LongApp())
    defer { host.stop() }
    let client = try LoopbackClient(host)
    defer { client.close() }
    let head = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\nAccept-Language: en\r\n\r\n"
    let text = try #require(client.request(head)).text
    #expect(text.contains("row 63.") && !text.contains("row 64."))
    #expect(text.utf8.count < 30_000)
  }

  @Test func bringsTheRowsThatAreAskedFor() throws {
    let host = try LoopbackHost(LongApp())
    defer { host.stop() }
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    let gap = try Gap(host, page)
    ask(page, gap.id, from: 0, count: 20)
    #expect(page.operations.contains("row 83.") && !page.operations.contains("row 84."))
    #expect(!page.operations.contains("row 63."))
    ask(page, gap.id, from: 5000, count: 20)
    #expect(page.operations.contains("row 5084.") && !page.operations.contains("row 5105."))
    #expect(page.operations.contains("\"\(gap.path) 84 5000\""))
  }

  @Test func numbersThatMeanNothingChangeNothing() throws {
    let host = try LoopbackHost(LongApp())
    defer { host.stop() }
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    let gap = try Gap(host, page)
    let most = 9_007_199_254_740_991
    for (from, count) in [(0, 0), (most, most), (5936, 1), (most, 0)] {
      ask(page, gap.id, from: from, count: count)
      #expect(page.operations == "[]}")
    }
    ask(page, 1, from: 0, count: 1)
    ask(page, most, from: 0, count: 1)
    #expect(host.refusals.count("rows", "wrongKind") == 1)
    #expect(host.refusals.count("rows", "gone") == 1)
    ask(page, gap.id, from: 0, count: most)
    #expect(page.operations.contains("row 127.") && !page.operations.contains("row 128."))
  }

  @Test(arguments: [
    "\"id\":1", "\"id\":1,\"from\":0", "\"id\":1,\"from\":-1,\"count\":1",
    "\"id\":1,\"from\":0,\"count\":1.5", "\"id\":1,\"from\":0,\"count\":1e300",
    "\"id\":1,\"from\":\"0\",\"count\":1", "\"id\":1,\"from\":0,\"count\":1,\"x\":1",
    "\"id\":null,\"from\":0,\"count\":1", "\"id\":1,\"from\":[],\"count\":{}",
  ])
  func refusesOtherShapesAndHarmsNoOtherSession(fields: String) throws {
    let host = try LoopbackHost(LongApp())
    defer { host.stop() }
    let good = try LoopbackPage(host)
    let bad = try LoopbackPage(host)
    bad.say("{\"t\":\"rows\",\"n\":1,\"r\":1,\(fields)}")
    #expect(bad.client.frame() == .text("{\"t\":\"err\",\"code\":\"bad\",\"retry\":250}"))
    #expect(bad.client.frame() == .close(1008))
    ask(good, try Gap(host, good).id, from: 0, count: 20)
    #expect(good.operations.contains("row 83."))
    for each in [good, bad] { each.client.close() }
  }

  // The rows are made before the controls in them get their values back.
  @Test func anotherProcessMakesTheSameRowsAndFillsTheirFields() throws {
    let first = try LoopbackHost(LongApp())
    let page = try LoopbackPage(first)
    let gap = try Gap(first, page)
    ask(page, gap.id, from: 0, count: 36)
    let fields = page.operations.split(separator: "field 90").last.map(String.init) ?? ""
    let path = try #require(
      fields.split(separator: "\"p\":\"", maxSplits: 1).last?.prefix { $0 != "\"" }
    )
    page.client.close()
    first.stop()
    let second = try LoopbackHost(LongApp())
    defer { second.stop() }
    let again = try LoopbackPage(second, greets: false)
    defer { again.client.close() }
    again.greet(
      values: "{\"\(path)\":\"Maya\"}",
      extra: ",\"w\":{\"\(gap.path)\":\"100+5900\",\"gone\":\"1+1\"}"
    )
    #expect(again.operations.contains("row 99.") && !again.operations.contains("row 100."))
    #expect(again.operations.contains("\"v\":\"Maya\""))
  }

  @Test(arguments: [
    "", "x", "0+0", "-5+1", "5+", "1+99999999999999999999", "9223372036854775807+9",
    "7+3 2+1 7+3", "0+6000", "5999+1 3+9223372036854775800",
  ])
  func whateverAPageSaysOfItsRowsASessionBegins(gaps: String) throws {
    let host = try LoopbackHost(LongApp())
    defer { host.stop() }
    let known = try LoopbackPage(host)
    let path = try Gap(host, known).path
    let page = try LoopbackPage(host, greets: false)
    page.greet(extra: ",\"w\":{\"\(path)\":\"\(gaps)\"}")
    #expect(page.operations.contains("row 63."))
    #expect(!page.operations.contains("row 700."), "There is an end to what a page may claim.")
    for each in [known, page] { each.client.close() }
  }

  @Test(arguments: ["[]", "{\"a\":1}", "{\"a\":null}", "\"\"", "{\"a\":[\"1+1\"]}"])
  func refusesOtherShapesOfGaps(gaps: String) throws {
    let host = try LoopbackHost(LongApp())
    defer { host.stop() }
    let page = try LoopbackPage(host, greets: false)
    defer { page.client.close() }
    page.say(LoopbackPage.hello(extra: ",\"w\":\(gaps)"))
    #expect(page.client.frame() == .text("{\"t\":\"err\",\"code\":\"bad\",\"retry\":250}"))
  }
}
