@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

@MainActor
@Suite struct WebSocketTests {
  @Test(arguments: [nil, "null", "http://evil.example", "http://127.0.0.1:1", "http://127.0.0.1"])
  func refusesForeignOrigins(origin: String?) throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let client = try LoopbackClient(host)
    defer { client.close() }
    let head = LoopbackPage.head(origin: origin, port: host.port)
    #expect(client.request(head)?.status == 403)
    #expect(host.refusals.count("request", "403") == 1)
  }

  @Test(arguments: [
    ("Upgrade: websocket\r\n", "", 400), ("Connection: Upgrade\r\n", "", 400),
    ("Version: 13", "Version: 8", 426), ("Key: dGhlIHNhbXBsZSBub25jZQ==", "Key: short", 400),
    ("webhost.v1", "chat", 400), ("GET /ws", "HEAD /ws", 400), ("Sec-WebSocket-Key", "X-Key", 400),
    ("Version: 13\r\n", "Version: 13\r\nSec-WebSocket-Version: 13\r\n", 426),
  ])
  func refusesOtherHandshakes(part: String, replacement: String, status: Int) throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let client = try LoopbackClient(host)
    defer { client.close() }
    let head = LoopbackPage.head(origin: "http://localhost:\(host.port)", port: host.port)
    let halves = head.components(around: part)
    client.send(halves.joined(separator: replacement))
    _ = host.runs {
      client.read()
      return client.everythingReceived.contains("\r\n\r\n")
    }
    #expect(client.everythingReceived.hasPrefix("HTTP/1.1 \(status) "))
    #expect(host.app.sessions.sessions.isEmpty)
  }

  @Test func takesBytesThatCameWithTheHead() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let client = try LoopbackClient(host)
    defer { client.close() }
    let head = LoopbackPage.head(origin: "http://127.0.0.1:\(host.port)", port: host.port)
    client.send(Array(head.utf8) + LoopbackClient.frame(Array(LoopbackPage.hello().utf8)))
    #expect(client.response()?.status == 101)
    guard case .text(let welcome) = client.frame() else {
      Issue.record("The hello was lost.")
      return
    }
    #expect(welcome.hasPrefix("{\"t\":\"welcome\""))
  }

  private func close(
    _ bytes: [UInt8],
    _ change: (inout Limits) -> Void = { _ in }
  ) throws -> LoopbackClient.Frame {
    let host = try LoopbackHost(SmallApp(), change: change)
    defer { host.stop() }
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    page.client.send(bytes)
    return page.client.frame()
  }

  @Test func closesOnFramesThatBreakTheProtocol() throws {
    let oversized = LoopbackClient.frame([UInt8](repeating: 0x20, count: 20_000))
    #expect(try close(oversized) == .close(1009))
    #expect(try close(LoopbackClient.frame([0x7B], isMasked: false)) == .close(1002))
    #expect(try close(LoopbackClient.frame([0xFF])) == .close(1007))
    #expect(try close([0xC1, 0x80, 0, 0, 0, 0]) == .close(1002))
  }

  @Test func closesOnEndlessFragments() throws {
    var fragments = LoopbackClient.frame([], isFinal: false)
    for _ in 0..<1000 { fragments += LoopbackClient.frame([], opcode: 0, isFinal: false) }
    #expect(try close(fragments) == .close(1008))
  }

  @Test func closesOnEndlessPings() throws {
    let pings = (0..<1000).flatMap { _ in LoopbackClient.frame([], opcode: 0x9) }
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    page.client.send(pings)
    #expect(page.client.frame() == .close(1008))
  }

  @Test func refusesBinaryMessages() throws {
    guard case .text(let text) = try close(LoopbackClient.frame([1, 2], opcode: 0x2)) else {
      Issue.record("The reason comes first.")
      return
    }
    #expect(text == "{\"t\":\"err\",\"code\":\"bad\",\"retry\":250}")
  }

  @Test func closesSocketsThatDoNotGreet() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try LoopbackPage(host, greets: false)
    defer { page.client.close() }
    host.pass(4000)
    host.pass(1000)
    #expect(page.client.frame() == .close(1008))
    #expect(host.refusals.count("hello", "too late") == 1)
  }

  @Test func dropsPeersThatAreSilent() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try LoopbackPage(host)
    defer { page.client.close() }
    host.pass(20_000)
    #expect(page.client.frame() == .ping)
    page.client.send(LoopbackClient.frame([], opcode: 0xA))
    host.turn()
    host.pass(20_000)
    #expect(page.client.frame() == .ping)
    host.pass(20_000)
    #expect(page.client.frame() == .ping)
    host.pass(20_000)
    #expect(page.client.waitsForEnd())
    #expect(host.app.server.connectionCount == 0)
  }

  @Test func dropsPeersThatDoNotRead() throws {
    let host = try LoopbackHost { $0.outboundBytes = 50 }
    defer { host.stop() }
    let page = try LoopbackPage(host, greets: false)
    defer { page.client.close() }
    page.say(LoopbackPage.hello())
    #expect(page.client.waitsForEnd())
  }

  @Test func limitsSocketsOfOneAddress() throws {
    let host = try LoopbackHost { $0.socketsPerAddress = 1 }
    defer { host.stop() }
    let page = try LoopbackPage(host)
    let second = try LoopbackClient(host)
    let head = LoopbackPage.head(origin: "http://127.0.0.1:\(host.port)", port: host.port)
    #expect(second.request(head)?.status == 429)
    page.client.close()
    #expect(host.runs { host.app.server.connectionCount == 1 })
    second.close()
    let third = try LoopbackPage(host)
    third.client.close()
  }

  @Test func limitsNewSessionsOfOneAddress() throws {
    let host = try LoopbackHost { $0.sessionsPerMinutePerAddress = 1 }
    defer { host.stop() }
    let page = try LoopbackPage(host)
    let second = try LoopbackPage(host, greets: false)
    second.say(LoopbackPage.hello())
    #expect(second.client.frame() == .text("{\"t\":\"err\",\"code\":\"rate\",\"retry\":5000}"))
    host.pass(60_000)
    let third = try LoopbackPage(host)
    for each in [page, second, third] { each.client.close() }
  }
}

extension String {
  /// The text before and after the first occurrence of a part.
  fileprivate func components(around part: String) -> [String] {
    split(separator: part, maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }
}
