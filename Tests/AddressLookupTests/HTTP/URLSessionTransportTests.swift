import AddressLookup
import Foundation
import Testing

@Suite(.timeLimit(.minutes(3)))
struct URLSessionTransportTests {
  private let transport = URLSessionTransport()
  private let server: MisbehavingServer

  init() throws {
    server = try MisbehavingServer(script: Self.script)
  }

  @Sendable private static func script(_ path: String, _ port: UInt16) -> [MisbehavingServer.Step] {
    let ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
    switch path {
    case "/ok": return [.send("\(ok)Content-Length: 2\r\nX-Mark: yes\r\n\r\n{}")]
    case "/cookie":
      return [.send("\(ok)Set-Cookie: visitor=4711\r\nContent-Length: 2\r\n\r\n{}")]
    case "/throttled":
      return [.send("HTTP/1.1 429 No\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n")]
    case "/silent": return [.hang]
    case "/half": return [.send("\(ok)Content-Length: 100\r\n\r\n{\"features\":"), .hang]
    case "/cut": return [.send("\(ok)Content-Length: 100\r\n\r\n{\"features\":")]
    case "/reset": return [.reset]
    case "/nothing": return []
    case "/garbage": return [.send("\u{1}\u{2} this is not the web\r\n\r\n")]
    case "/large": return [.send("\(ok)Content-Length: 5000000\r\n\r\n"), .sendForever("x")]
    case "/endless":
      let chunk = "1000\r\n" + String(repeating: "x", count: 0x1000) + "\r\n"
      return [.send("\(ok)Transfer-Encoding: chunked\r\n\r\n"), .sendForever(chunk)]
    case "/moved": return [redirect("/ok")]
    case "/round": return [redirect("/round")]
    case "/elsewhere": return [redirect("http://localhost:\(port)/ok")]
    case "/file": return [redirect("file:///etc/hostname")]
    case "/latin1":
      return [
        .send("\(ok)Content-Length: 9\r\n\r\n{\"x\":\"e"), .sendBytes([0xDF]), .send("\"}"),
      ]
    default: return [.send("HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n")]
    }
  }

  private static func redirect(_ location: String) -> MisbehavingServer.Step {
    .send("HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
  }

  private func request(_ path: String, timeout: Duration = .seconds(10)) throws -> LookupRequest {
    var request = LookupRequest(
      url: try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
    )
    request.headers = ["X-Key": "SECRET-4711"]
    request.timeout = timeout
    request.maximumBytes = 10_000
    return request
  }

  @Test func givesStatusHeadersAndBody() async throws {
    let response = try await transport.response(to: try request("/ok"))
    #expect(response.status == 200)
    #expect(response.headers["x-mark"] == "yes")
    #expect(response.body == Data("{}".utf8))
    #expect(server.requests.first?.contains("X-Key: SECRET-4711") == true)
  }

  @Test func givesAResponseOfAnyStatus() async throws {
    let response = try await transport.response(to: try request("/throttled"))
    #expect(response.status == 429)
    #expect(response.headers["retry-after"] == "7")
    await #expect {
      try await transport.answer(to: try request("/throttled"), as: [String].self, provider: "T")
    } throws: {
      ($0 as? AddressSearchError)?.code == .throttled(retryAfter: .seconds(7))
    }
  }

  @Test(arguments: ["/silent", "/half"])
  func givesUpAfterTheTime(path: String) async throws {
    await #expect(throws: LookupTransportError.timedOut) {
      try await transport.response(to: try request(path, timeout: .milliseconds(200)))
    }
  }

  @Test(arguments: ["/large", "/endless"])
  func takesNoMoreThanItWants(path: String) async throws {
    await #expect(throws: LookupTransportError.tooLarge) {
      try await transport.response(to: try request(path))
    }
  }

  @Test(arguments: ["/cut", "/reset", "/nothing", "/garbage"])
  func tellsABrokenConnection(path: String) async throws {
    let failures: [LookupTransportError] = [.cut, .unreachable, .unreadable]
    do {
      let response = try await transport.response(to: try request(path))
      Issue.record("\(path) was taken for a response of status \(response.status)")
    } catch let error as LookupTransportError {
      #expect(failures.contains(error))
    }
  }

  @Test func followsARedirectOnTheSameHost() async throws {
    #expect(try await transport.response(to: try request("/moved")).status == 200)
  }

  @Test(arguments: ["/round", "/elsewhere"])
  func followsNoOtherRedirect(path: String) async throws {
    await #expect(throws: LookupTransportError.redirected) {
      try await transport.response(to: try request(path))
    }
    #expect(!server.requests.contains { $0.contains("Host: localhost") })
  }

  @Test func readsNoFile() async throws {
    let response = try? await transport.response(to: try request("/file"))
    #expect(response?.status != 200)
    #expect(response?.body.isEmpty != false)
  }

  @Test func keepsNoCookies() async throws {
    _ = try await transport.response(to: try request("/cookie"))
    _ = try await transport.response(to: try request("/ok"))
    #expect(server.requests.count == 2)
    #expect(!server.requests.contains { $0.lowercased().contains("cookie:") })
  }

  @Test func refusesWhatIsNoUTF8() async throws {
    let response = try await transport.response(to: try request("/latin1"))
    #expect {
      try response.value(as: [String: String].self, provider: "Test")
    } throws: {
      ($0 as? AddressSearchError)?.code == .unreadable
    }
  }

  @Test func tellsThatNobodyIsThere() async throws {
    let closed = try MisbehavingServer.unusedPort()
    var request = try request("/ok")
    request.url = try #require(URL(string: "http://127.0.0.1:\(closed)/"))
    let unanswered = request
    await #expect(throws: LookupTransportError.unreachable) {
      try await transport.response(to: unanswered)
    }
  }

  @Test func stopsWhenItIsCancelled() async throws {
    let request = try request("/silent")
    let transport = transport
    let task = Task { try await transport.response(to: request) }
    while server.requests.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func namesNeitherKeyNorQuery() async throws {
    var request = try request("/nothing")
    request.url = try #require(
      URL(string: "http://127.0.0.1:\(server.port)/nothing?q=Teststr&key=SECRET-4711")
    )
    var dumped = "\(request) \(String(reflecting: request))"
    dump(request, to: &dumped)
    do {
      _ = try await transport.answer(to: request, as: [String].self, provider: "Test")
    } catch {
      dump(error, to: &dumped)
      dumped += "\(error) \(String(reflecting: error)) \(error.localizedDescription)"
    }
    for secret in ["SECRET", "Teststr", "127.0.0.1"] { #expect(!dumped.contains(secret)) }
  }
}
