import Testing

@testable import WebHost

/// A page as its script behaves: loads, greets, numbers its events.
@MainActor
final class LoopbackPage {
  let client: LoopbackClient
  private let host: LoopbackHost
  private(set) var session = ""
  private(set) var key = ""
  private(set) var isResumed = false
  private(set) var isShown = false
  private(set) var lastEvent = 0
  private(set) var revision = 0
  /// The operations of the last patch, as they came.
  private(set) var operations = ""

  static func head(origin: String? = nil, port: UInt16, extra: String = "") -> String {
    let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
    return "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
      + "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
      + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: webhost.v1\r\n\(origin)\(extra)\r\n"
  }

  /// Opens a socket, and greets unless told not to.
  init(_ host: LoopbackHost, greets: Bool = true, token: String = "") throws {
    self.host = host
    client = try LoopbackClient(host)
    let head = Self.head(origin: "http://127.0.0.1:\(host.port)", port: host.port)
    #expect(client.request(head)?.status == 101)
    if greets { greet(token: token) }
  }

  static func hello(
    token: String = "",
    values: String = "{}",
    event: Int = 0,
    revision: Int = 0,
    extra: String = ""
  ) -> String {
    "{\"t\":\"hello\",\"v\":1,\"page\":\"\(token)\",\"n\":\(event),\"r\":\(revision),\"st\":{},"
      + "\"e\":{\"lang\":\"en\"},\"f\":\(values)\(extra)}"
  }

  func greet(
    token: String = "",
    values: String = "{}",
    event: Int = 0,
    revision: Int = 0,
    extra: String = ""
  ) {
    say(
      Self.hello(token: token, values: values, event: event, revision: revision, extra: extra)
    )
    guard case .text(let text) = client.frame() else {
      Issue.record("A hello is answered.")
      return
    }
    session = field("sid", of: text) ?? ""
    key = field("key", of: text) ?? ""
    isResumed = text.contains("\"resumed\":true")
    isShown = text.contains("\"shown\":true")
    lastEvent = event
    self.revision = revision
    if !isResumed {
      self.revision = 0
      takePatch()
    }
  }

  func say(_ text: String) {
    client.send(LoopbackClient.frame(Array(text.utf8)))
  }

  /// Sends an event and takes the patch that answers it.
  func act(_ fields: String) {
    lastEvent += 1
    say("{\(fields),\"n\":\(lastEvent),\"r\":\(revision)}")
    takePatch()
  }

  func takePatch() {
    guard case .text(let text) = client.frame(), field("t", of: text) == "patch" else {
      Issue.record("A patch was due.")
      return
    }
    revision += 1
    #expect(text.contains("\"r\":\(revision),\"n\":\(lastEvent),"))
    operations = text.split(separator: "\"ops\":", maxSplits: 1).last.map(String.init) ?? ""
  }

  /// A text field of a message, found without reading the whole of it.
  func field(_ name: String, of text: String) -> String? {
    let parts = text.split(
      separator: "\"\(name)\":\"",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard parts.count == 2 else { return nil }
    return parts[1].split(separator: "\"", maxSplits: 1).first.map(String.init)
  }
}

/// What a test needs to know of a page that it has loaded.
@MainActor
struct LoadedPage {
  let token: String
  let namePath: String
  let codePath: String
  let saveID: Int

  init(_ host: LoopbackHost) throws {
    let client = try LoopbackClient(host)
    defer { client.close() }
    let head = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\nAccept-Language: en\r\n\r\n"
    let text = try #require(client.request(head)).text
    token = try Self.attribute("data-page", after: "<body", in: text)
    namePath = try Self.attribute("data-p", after: "aria-label=\"Name\"", in: text)
    codePath = try Self.attribute("data-p", after: "aria-label=\"Code\"", in: text)
    let button = try #require(text.split(separator: "<button id=\"e").dropFirst().first)
    saveID = try #require(Int(button.prefix { $0 != "\"" }))
  }

  private static func attribute(
    _ name: String,
    after start: String,
    in text: String
  ) throws -> String {
    let rest = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
    let value = try #require(rest.last?.split(separator: "\(name)=\"", maxSplits: 1).last)
    return String(value.prefix { $0 != "\"" })
  }
}
