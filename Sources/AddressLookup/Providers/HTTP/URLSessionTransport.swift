import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests with the system's URL loading: no cookies, no cache, no credentials kept.
///
/// It follows at most three redirects, and only on the same host: a key must not travel elsewhere.
/// On Linux, URL loading needs libcurl at run time.
public final class URLSessionTransport: LookupTransport {
  private let session: URLSession
  private let exchanges: Exchanges

  /// Creates a transport; one is enough for a process.
  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    exchanges = Exchanges()
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    // The session keeps its delegate until it is told to end.
    session.finishTasksAndInvalidate()
  }

  /// Sends a request and returns the whole response.
  public func response(to request: LookupRequest) async throws -> LookupResponse {
    try Task.checkCancellation()
    let task = session.dataTask(with: URLRequest(request))
    let exchange = Exchange(maximumBytes: request.maximumBytes, origin: request.url)
    exchanges.add(exchange, for: task)
    let timer = Task {
      try await Task.sleep(for: request.timeout)
      exchange.end(.failure(LookupTransportError.timedOut))
      task.cancel()
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        exchange.onEnd { continuation.resume(with: $0) }
        task.resume()
      }
    } onCancel: {
      exchange.end(.failure(CancellationError()))
      task.cancel()
    }
  }
}

extension URLRequest {
  fileprivate init(_ request: LookupRequest) {
    self.init(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
    // The exchange has a clock of its own; this one only looks at silence.
    timeoutInterval = Double(request.timeout.components.seconds) + 60
    httpMethod = request.method
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
    httpShouldHandleCookies = false
  }
}
