import Glibc
@_spi(Host) import SwiftUI
import Testing

@testable import WebHost

@MainActor
@Suite struct HTTPServerTests {
  private func answer(
    _ host: LoopbackHost,
    _ line: String,
    _ fields: String = ""
  ) throws -> LoopbackClient.Response? {
    let client = try LoopbackClient(host)
    defer { client.close() }
    return client.request("\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\(fields)\r\n")
  }

  @Test func servesThePageUnderItsPolicy() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try #require(try answer(host, "GET /", "Accept-Language: de-CH, en;q=0.5\r\n"))
    #expect(page.status == 200)
    #expect(page.value("Content-Type") == "text/html; charset=utf-8")
    #expect(page.value("Cache-Control") == "no-store")
    #expect(page.value("X-Content-Type-Options") == "nosniff")
    #expect(page.value("Content-Security-Policy") == SecurityHeaders.contentSecurityPolicy)
    #expect(page.text.hasPrefix("<!doctype html>\n<html lang=\"de-CH\">"))
    #expect(page.text.contains("aria-label=\"Name\""))
    #expect(!page.text.contains("<style") && !page.text.contains("style="))
    #expect(host.app.sessions.sessions.isEmpty, "A GET keeps nothing.")
  }

  @Test func servesWhatThePageLinks() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let page = try #require(try answer(host, "GET /"))
    let link = try #require(page.text.split(separator: "href=\"/s/").last?.prefix { $0 != "\"" })
    let sheet = try #require(try answer(host, "GET /s/\(link)"))
    #expect(sheet.status == 200)
    #expect(sheet.value("Cache-Control") == "public, max-age=31536000, immutable")
    for name in ["client.js", "client.css"] {
      let asset = try #require(try answer(host, "GET /\(name)"))
      #expect(asset.status == 200 && !asset.body.isEmpty)
      let tag = try #require(asset.value("ETag"))
      #expect(try answer(host, "GET /\(name)", "If-None-Match: \(tag)\r\n")?.status == 304)
    }
  }

  @Test func findsTheStyleSheetOfAnotherProcess() throws {
    let first = try LoopbackHost()
    let page = try #require(try answer(first, "GET /"))
    first.stop()
    let link = try #require(page.text.split(separator: "href=\"/s/").last?.prefix { $0 != "\"" })
    let second = try LoopbackHost()
    defer { second.stop() }
    #expect(try answer(second, "GET /s/\(link)")?.status == 200)
  }

  @Test(arguments: [
    ("GET /nothing", 404), ("GET /s/AAAAAAAAAAAAAAAAAAAAAA.css", 404), ("GET /../etc", 404),
    ("POST /", 405), ("DELETE /", 405), ("HEAD /", 200), ("GET /ws", 403),
  ])
  func answersByAddressAndMethod(line: String, status: Int) throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let client = try LoopbackClient(host)
    defer { client.close() }
    client.send("\(line) HTTP/1.1\r\nHost: localhost:\(host.port)\r\nConnection: close\r\n\r\n")
    // The length of an answer to HEAD is not followed by a body, so only the head is looked at.
    #expect(client.waitsForHead().hasPrefix("HTTP/1.1 \(status) "))
  }

  @Test(arguments: [
    "Content-Length: 0\r\n", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n",
    "Content-Length: 3\r\nContent-Length: 4\r\n", "Host: evil.example\r\n", "X: a\u{1}b\r\n",
    "X: a\u{7F}b\r\n",
  ])
  func refusesWhatNoBrowserSends(fields: String) throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let client = try LoopbackClient(host)
    defer { client.close() }
    let answer = client.request(
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\(fields)\r\n"
    )
    #expect(answer?.status == 400)
    #expect(answer?.value("Connection") == "close")
    #expect(client.waitsForEnd())
  }

  @Test func answersToNoOtherHost() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    for (fields, status) in [
      ("Host: evil.example\r\n", 421), ("Host: 127.0.0.1\r\n", 421), ("", 400),
    ] {
      let client = try LoopbackClient(host)
      defer { client.close() }
      #expect(client.request("GET / HTTP/1.1\r\n\(fields)\r\n")?.status == status)
    }
  }

  @Test func refusesLargeHeads() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let many = (0..<70).map { "X-\($0): y\r\n" }.joined()
    #expect(try answer(host, "GET /", many)?.status == 431)
    let long = "X: " + String(repeating: "y", count: 9000) + "\r\n"
    #expect(try answer(host, "GET /", long)?.status == 431)
    let client = try LoopbackClient(host)
    defer { client.close() }
    client.send("GET / HTTP/1.1\r\nX: " + String(repeating: "y", count: 100_000))
    #expect(client.waitsForEnd())
  }

  @Test func endsHeadsThatTakeTooLong() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    let client = try LoopbackClient(host)
    defer { client.close() }
    client.send("GET / HTTP/1.1\r\n")
    #expect(host.runs { host.app.server.connectionCount == 1 })
    for _ in 0..<9 {
      host.pass(1000)
      // A byte now and then would keep any idle time-out from firing.
      client.send("X")
    }
    client.read()
    #expect(!client.hasEnded)
    host.pass(2000)
    #expect(client.waitsForEnd())
    #expect(host.runs { host.app.server.connectionCount == 0 })
  }

  @Test func turnsAwayConnectionsOverItsLimit() throws {
    let host = try LoopbackHost { $0.connections = 2 }
    defer { host.stop() }
    let clients = try (0..<2).map { _ in try LoopbackClient(host) }
    #expect(host.runs { host.app.server.connectionCount == 2 })
    let third = try LoopbackClient(host)
    #expect(third.waitsForEnd())
    for client in clients { client.close() }
    #expect(host.runs { host.app.server.connectionCount == 0 })
    #expect(try answer(host, "GET /")?.status == 200)
    third.close()
  }

  @Test func saysThatItsPortIsTaken() throws {
    let host = try LoopbackHost()
    defer { host.stop() }
    do throws(WebServerError) {
      _ = try LoopbackHost(SmallApp(), port: host.port)
      Issue.record("The port is taken.")
    } catch {
      #expect(error.errorNumber == EADDRINUSE)
      #expect(error.description.contains("is taken by another program"))
    }
  }
}

extension LoopbackClient {
  /// Everything that came until the host ended the connection.
  fileprivate func waitsForHead() -> String {
    let hasCome = waitsForEnd()
    return hasCome ? everythingReceived : ""
  }
}
