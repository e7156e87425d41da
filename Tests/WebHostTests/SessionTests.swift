@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

@MainActor
@Suite(.serialized) struct SessionTests {
  @Test func takesAPageAsItWasServed() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, token: loaded.token)
    defer { page.client.close() }
    #expect(page.isShown)
    #expect(page.operations == "[]}")
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.namePath)\":\"Maya\"}")
    #expect(page.operations.contains("Name: Maya"))
    #expect(!page.operations.contains("\"v\""), "A value is never sent back.")
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.codePath)\":\"ab\"}")
    #expect(page.operations.contains("\"AB\",2]"), "A changed value names its event.")
  }

  @Test func rebuildsAPageWithAnUnknownToken() throws {
    let first = try LoopbackHost()
    let loaded = try LoadedPage(first)
    first.stop()
    let second = try LoopbackHost()
    defer { second.stop() }
    let page = try LoopbackPage(second, greets: false)
    defer { page.client.close() }
    page.greet(
      token: loaded.token,
      values: "{\"\(loaded.namePath)\":\"Maya\"}",
      event: 7,
      revision: 5,
      extra: ",\"resume\":{\"sid\":\"gone\",\"key\":\"gone\"}"
    )
    #expect(!page.isShown && !page.isResumed)
    #expect(page.operations.contains("\"v\":\"Maya\""))
    #expect(page.operations.contains("Name: Maya"))
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.namePath)\":\"Maya C\"}")
    #expect(page.lastEvent == 8)
  }

  @Test func restoresWhatWasTypedTooEarly() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, greets: false)
    defer { page.client.close() }
    page.greet(token: loaded.token, values: "{\"\(loaded.namePath)\":\"Mo\",\"gone\":\"x\"}")
    #expect(page.isShown)
    #expect(page.operations.contains("Name: Mo"))
  }

  @Test func refusesAnUnknownElementAndLivesOn() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, token: loaded.token)
    defer { page.client.close() }
    page.act("\"t\":\"tap\",\"id\":999")
    #expect(page.operations == "[]}")
    page.act("\"t\":\"set\",\"s\":{\"nowhere\":\"x\"}")
    page.act("\"t\":\"dismiss\",\"id\":1")
    #expect(host.refusals.count("tap", "gone") == 1)
    #expect(host.refusals.count("set", "gone") == 1)
    #expect(host.refusals.counts.keys.contains { $0.kind == "dismiss" })
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.namePath)\":\"Maya\"}")
    #expect(page.operations.contains("Name: Maya"))
  }

  @Test(arguments: [
    "nonsense", "{\"t\":\"tap\"}", "{\"t\":\"hello\"}", "{\"t\":\"ack\",\"r\":99}",
    "{\"t\":\"ping\",\"extra\":1}",
  ])
  func refusesAMalformedMessageAndHarmsNoOtherSession(message: String) throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let good = try LoopbackPage(host, token: loaded.token)
    let bad = try LoopbackPage(host, token: loaded.token)
    bad.say(message)
    #expect(bad.client.frame() == .text("{\"t\":\"err\",\"code\":\"bad\",\"retry\":250}"))
    #expect(bad.client.frame() == .close(1008))
    good.act("\"t\":\"set\",\"s\":{\"\(loaded.namePath)\":\"Maya\"}")
    #expect(good.operations.contains("Name: Maya"))
    for each in [good, bad] { each.client.close() }
  }

  @Test func asksForWhatWasLeftOut() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    page.say("{\"t\":\"tap\",\"id\":1,\"n\":2,\"r\":1}")
    #expect(page.client.frame() == .text("{\"t\":\"err\",\"code\":\"stale\",\"retry\":250}"))
    #expect(page.client.frame() == .close(4000))
  }

  @Test func resumesAndSendsWhatIsMissing() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, token: loaded.token)
    page.act("\"t\":\"set\",\"s\":{\"\(loaded.namePath)\":\"Maya\"}")
    page.client.close()
    #expect(host.runs { host.app.server.connectionCount == 0 })
    let again = try LoopbackPage(host, greets: false)
    again.greet(
      event: 1,
      revision: 1,
      extra: ",\"resume\":{\"sid\":\"\(page.session)\",\"key\":\"\(page.key)\"}"
    )
    #expect(again.isResumed)
    #expect(again.session == page.session)
    #expect(again.key != page.key)
    again.takePatch()
    #expect(again.operations.contains("Name: Maya"))
    #expect(host.app.sessions.sessions.count == 1)
    again.client.close()
  }

  @Test func replacesASocketThatIsStillOpen() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try LoopbackPage(host)
    let again = try LoopbackPage(host, greets: false)
    again.greet(
      revision: 1,
      extra: ",\"resume\":{\"sid\":\"\(page.session)\",\"key\":\"\(page.key)\"}"
    )
    #expect(again.isResumed)
    #expect(page.client.frame() == .text("{\"t\":\"bye\",\"why\":\"replaced\",\"retry\":0}"))
    #expect(page.client.frame() == .close(1000))
    page.client.close()
    // An old key is worth nothing.
    let thief = try LoopbackPage(host, greets: false)
    thief.greet(extra: ",\"resume\":{\"sid\":\"\(page.session)\",\"key\":\"\(page.key)\"}")
    #expect(!thief.isResumed && thief.session != page.session)
    for each in [again, thief] { each.client.close() }
  }

  @Test func forgetsSessionsAfterRetention() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    for _ in 0..<5 {
      try LoopbackPage(host).client.close()
    }
    #expect(host.runs { host.app.server.connectionCount == 0 })
    #expect(host.app.sessions.sessions.count == 5)
    host.pass(121_000)
    #expect(host.app.sessions.sessions.isEmpty)
  }

  // NiceGUI #5595: a page that was loaded and never connected was kept for ever.
  @Test func aPageThatNobodyConnectsToKeepsNothing() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    for _ in 0..<50 { _ = try LoadedPage(host) }
    #expect(host.app.sessions.sessions.isEmpty)
    #expect(host.runs { host.app.server.connectionCount == 0 })
  }

  @Test func keepsOnlySoManySessionsWithoutAPage() throws {
    let host = try LoopbackHost { $0.disconnectedSessions = 2 }
    defer { host.stop() }
    for _ in 0..<5 {
      try LoopbackPage(host).client.close()
    }
    #expect(host.runs { host.app.server.connectionCount == 0 })
    host.pass(2000)
    #expect(host.app.sessions.sessions.count == 2)
  }

  @Test func closesOnAFloodOfMessages() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    page.client.send((0..<80).flatMap { _ in LoopbackClient.frame(Array("{\"t\":\"ping\"}".utf8)) })
    var pongs = 0
    var frame = page.client.frame()
    while frame == .text("{\"t\":\"pong\"}") {
      pongs += 1
      frame = page.client.frame()
    }
    #expect(pongs == 60)
    #expect(frame == .text("{\"t\":\"err\",\"code\":\"rate\",\"retry\":2000}"))
    #expect(page.client.frame() == .close(1008))
  }

  @Test func savesOnceForOneKey() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, token: loaded.token)
    defer { page.client.close() }
    func submit(_ key: String) {
      page.act("\"t\":\"submit\",\"id\":\(loaded.saveID),\"k\":\"\(key)\",\"f\":{}")
    }
    submit("0123456789abcdef")
    #expect(page.operations.contains("Saved 1"))
    submit("0123456789abcdef")
    #expect(page.operations == "[]}")
    submit("fedcba9876543210")
    #expect(page.operations.contains("Saved 2"))
  }

  @Test func handsTheKeyToTheApp() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, token: loaded.token)
    defer { page.client.close() }
    var keys: [String] = []
    aroundEvent = { key, operation in
      keys.append(key)
      operation()
    }
    defer { aroundEvent = nil }
    page.act("\"t\":\"submit\",\"id\":\(loaded.saveID),\"k\":\"0123456789abcdef\",\"f\":{}")
    #expect(page.operations.contains("Saved 1"))
    #expect(keys == ["0123456789abcdef"])
  }

  @Test func endsOnlyTheSessionWhoseViewsBroke() throws {
    let host = try LoopbackHost(EndlessApp())
    defer { host.stop() }
    let good = try LoopbackPage(host)
    let broken = try LoopbackPage(host)
    let id = try #require(broken.operations.split(separator: "\"g\":\"button\",\"i\":").last)
    let button = try #require(Int(id.prefix { $0.isNumber }))
    broken.say(
      "{\"t\":\"submit\",\"n\":1,\"r\":1,\"id\":\(button),\"k\":\"0123456789abcdef\",\"f\":{}}"
    )
    #expect(broken.client.frame() == .text("{\"t\":\"bye\",\"why\":\"failed\",\"retry\":2000}"))
    #expect(broken.client.frame() == .close(1011))
    good.act("\"t\":\"tap\",\"id\":999")
    for each in [good, broken] { each.client.close() }
    #expect(host.runs { host.app.server.connectionCount == 0 })
    #expect(host.app.sessions.sessions.count == 1, "Nobody comes back to the broken one.")
  }

  @Test func survivesWhateverArrives() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    var generator = SplitMix(seed: 3)
    let good = LoopbackClient.frame(Array(LoopbackPage.hello().utf8))
    for _ in 0..<150 {
      let page = try LoopbackPage(host, greets: false)
      var bytes = good
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      }
      page.client.send(bytes)
      page.client.close()
    }
    #expect(host.runs { host.app.server.connectionCount == 0 })
    let loaded = try LoadedPage(host)
    let page = try LoopbackPage(host, token: loaded.token)
    #expect(page.isShown)
    page.client.close()
  }

  @Test func saysGoodbyeWhenItStops() throws {
    let host = try LoopbackHost()
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    host.stop()
    #expect(page.client.frame() == .text("{\"t\":\"bye\",\"why\":\"shutdown\",\"retry\":250}"))
    #expect(page.client.frame() == .close(1001))
  }
}
