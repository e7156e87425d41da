/// Which answer belongs to which address.
@MainActor
final class Router {
  private let pages: PageSource
  private let policy: OriginPolicy
  private let script = Asset(ClientScript.bytes, type: "text/javascript; charset=utf-8")
  private let style = Asset(
    SourceText.styleSheet(PackageResources.client_css)
      + SourceText.styleSheet(PackageResources.layout_css),
    type: "text/css; charset=utf-8"
  )

  init(pages: PageSource, policy: OriginPolicy) {
    self.pages = pages
    self.policy = policy
  }

  static let socketPath = "/ws"

  func answer(_ request: HTTPRequest) -> WebServer.Answer {
    guard policy.allows(host: request.value("host")) else {
      return .respond(secured(.plain(421, "This server doesn't answer to that name.")))
    }
    if request.path == Self.socketPath {
      switch WebSocketHandshake.answer(to: request, policy: policy) {
      case .accept(let accept): return .upgrade(accept: accept)
      case .refuse(let response): return .respond(secured(response))
      }
    }
    return .respond(secured(respond(to: request)))
  }

  private func respond(to request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      var response = HTTPResponse.plain(405, "Only GET and HEAD are answered.")
      response.headers.append(.init("Allow", "GET, HEAD"))
      return response
    }
    let language = request.value("accept-language")
    switch request.path {
    case "/": return page(language)
    // A page must never meet the script of another version: always ask, mostly get 304.
    case "/client.js": return script.answer(to: request, caching: "no-cache")
    case "/client.css": return style.answer(to: request, caching: "no-cache")
    // Browsers ask for it whatever a page says; an error in their console would mislead.
    case "/favicon.ico": return HTTPResponse(status: 204)
    default:
      guard let hash = Self.sheetHash(request.path),
        let sheet = pages.styleSheet(hash, acceptLanguage: language)
      else { return .plain(404, "There is nothing here.") }
      // The name is the hash of the content, so it never means anything else.
      return sheet.answer(to: request, caching: "public, max-age=31536000, immutable")
    }
  }

  private func page(_ acceptLanguage: String?) -> HTTPResponse {
    HTTPResponse(
      status: 200,
      headers: [
        .init("Content-Type", "text/html; charset=utf-8"),
        .init("Cache-Control", "no-store"),
        .init("Vary", "Accept-Language"),
      ],
      body: pages.page(acceptLanguage: acceptLanguage)
    )
  }

  private func secured(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers += SecurityHeaders.all
    return response
  }

  /// The hash in `/s/<hash>.css`; only what a hash can look like.
  private static func sheetHash(_ path: String) -> String? {
    guard path.hasPrefix("/s/"), path.hasSuffix(".css") else { return nil }
    let hash = path.dropFirst(3).dropLast(4)
    guard hash.utf8.count == 22 else { return nil }
    return String(hash)
  }
}
