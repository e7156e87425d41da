import CWebServer

/// A file that many pages load, in both forms in which it is sent.
///
/// It is compressed once, when a browser first asks for that, and kept. Only what is the same for
/// everybody is an asset; `Documentation/Decisions/compression.md` says why a page is none.
@MainActor
final class Asset {
  let type: String
  private let bytes: [UInt8]
  private let hash: String
  private lazy var compressed = Self.gzip(bytes)

  init(_ bytes: [UInt8], type: String) {
    self.bytes = bytes
    self.type = type
    hash = PageToken.hash(of: bytes)
  }

  /// The answer to a request for it; `caching` is its `Cache-Control`.
  func answer(to request: HTTPRequest, caching: String) -> HTTPResponse {
    let packed =
      ContentCoding(accepting: request.value("accept-encoding")) == .gzip
      ? compressed : nil
    // A strong tag names bytes, so the two forms have one each.
    let tag = packed == nil ? "\"\(hash)\"" : "\"\(hash)-gzip\""
    var headers: [HTTPResponse.Header] = [
      .init("Cache-Control", caching),
      .init("ETag", tag),
      .init("Vary", "Accept-Encoding"),
    ]
    if Self.names(request.value("if-none-match"), tag) {
      return HTTPResponse(status: 304, headers: headers)
    }
    headers.append(.init("Content-Type", type))
    if packed != nil { headers.append(.init("Content-Encoding", "gzip")) }
    return HTTPResponse(status: 200, headers: headers, body: packed ?? bytes)
  }

  /// Whether an `If-None-Match` names a tag (RFC 9110, section 13.1.2): by weak comparison, so that
  /// a proxy that has weakened the tag still gets its 304.
  private static func names(_ field: String?, _ tag: String) -> Bool {
    guard let field else { return false }
    // No tag of ours holds a comma; one of others that does is not found, as it should be.
    return field.split(separator: ",").map { $0.trimmingSpace() }
      .contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
  }

  /// The bytes in the format of gzip; nil where that makes nothing smaller.
  private static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 1 else { return nil }
    let packed = [UInt8](unsafeUninitializedCapacity: bytes.count - 1) { buffer, count in
      count = buffer.baseAddress.map { web_gzip(bytes, bytes.count, $0, buffer.count) } ?? 0
    }
    return packed.isEmpty ? nil : packed
  }
}
