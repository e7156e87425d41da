public import Foundation

/// What sends a provider's requests; tests pass one of their own.
///
/// A transport gives a response of any status. It throws a ``LookupTransportError`` when there is
/// none, and `CancellationError` when its task was cancelled. It logs nothing of a request: URLs
/// hold keys and what was typed.
public protocol LookupTransport: Sendable {
  /// Sends a request and returns the whole response.
  func response(to request: LookupRequest) async throws -> LookupResponse
}

/// A request to an address service.
public struct LookupRequest: Sendable {
  /// Where it goes, with the query.
  public var url: URL
  /// The method: `GET`, or `POST` with a body.
  public var method: String
  /// The header fields by their names.
  public var headers: [String: String]
  /// The body, if any.
  public var body: Data?
  /// How long the whole exchange may take.
  public var timeout: Duration
  /// How many bytes of body are accepted.
  public var maximumBytes: Int

  /// Creates a request.
  public init(
    url: URL,
    method: String = "GET",
    headers: [String: String] = [:],
    body: Data? = nil,
    timeout: Duration = .seconds(10),
    maximumBytes: Int = 1 << 20
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maximumBytes = maximumBytes
  }

  /// Creates a request to a path below a base, or nil if that makes no URL.
  ///
  /// The query is encoded by the strictest rules.
  ///
  /// - Parameters:
  ///   - base: The service's address, perhaps with a path: `https://geo.example/nominatim`.
  ///   - path: The path below it.
  ///   - query: Names and values; those without a value are left out.
  public init?(base: URL, path: String, query: [(name: String, value: String?)]) {
    let items = query.compactMap { name, value in
      value.map { "\(Self.encoded(name))=\(Self.encoded($0))" }
    }
    var text = base.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    text += "/\(path)"
    if !items.isEmpty { text += "?\(items.joined(separator: "&"))" }
    guard let url = URL(string: text) else { return nil }
    self.init(url: url)
  }

  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return encoded
  }
}

/// What an address service answered.
public struct LookupResponse: Sendable {
  /// The status code.
  public var status: Int
  /// The header fields by their names in lower case.
  public var headers: [String: String]
  /// The body.
  public var body: Data

  /// Creates a response.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.lowercased(), $1) },
      uniquingKeysWith: { first, _ in first }
    )
    self.body = body
  }

  /// Whether the body calls itself a web page, which no service answers on purpose.
  public var isWebPage: Bool {
    headers["content-type"]?.lowercased().contains("html") ?? false
  }
}

/// Why there is no response.
public enum LookupTransportError: Error, Sendable, Hashable {
  /// It took longer than the request allows.
  case timedOut
  /// The body is longer than the request allows.
  case tooLarge
  /// Nobody answers there.
  case unreachable
  /// The connection was cut before the response was complete.
  case cut
  /// The service sent the request elsewhere: to another host, or round and round.
  case redirected
  /// What came is no HTTP response.
  case unreadable
}

// A request holds a key and what was typed: neither shows in a log.

extension LookupRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A text without any part of the request.
  public var description: String { "LookupRequest(redacted)" }

  /// A text without any part of the request.
  public var debugDescription: String { "LookupRequest(redacted)" }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension LookupResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The status alone.
  public var description: String { "LookupResponse(\(status))" }

  /// The status alone.
  public var debugDescription: String { description }

  /// A mirror without children, so that `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
