import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request on its way and what has come back so far.
///
/// `@unchecked Sendable`: every access to the stored properties that change holds the lock.
final class Exchange: @unchecked Sendable {
  typealias Outcome = Result<LookupResponse, any Error>

  let maximumBytes: Int
  private let origin: URL
  private let lock = NSLock()
  private var outcome: Outcome?
  private var completion: (@Sendable (Outcome) -> Void)?
  private var status = 0
  private var headers: [String: String] = [:]
  private var body = Data()
  private var redirects = 0

  init(maximumBytes: Int, origin: URL) {
    self.maximumBytes = maximumBytes
    self.origin = origin
  }

  /// Whom to tell once; at once if it is over already.
  func onEnd(_ completion: @escaping @Sendable (Outcome) -> Void) {
    let outcome = lock.withLock {
      if self.outcome == nil { self.completion = completion }
      return self.outcome
    }
    if let outcome { completion(outcome) }
  }

  /// Ends the exchange; only the first end counts.
  func end(_ outcome: Outcome) {
    let completion = lock.withLock {
      guard self.outcome == nil else { return nil as (@Sendable (Outcome) -> Void)? }
      self.outcome = outcome
      defer { self.completion = nil }
      return self.completion
    }
    completion?(outcome)
  }

  /// Ends it with what has been received.
  func endReceived() {
    let response = lock.withLock { LookupResponse(status: status, headers: headers, body: body) }
    end(.success(response))
  }

  /// Takes the head of a response; false if its body will be too long.
  func receive(_ response: HTTPURLResponse) -> Bool {
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields[name] = value }
    }
    lock.withLock {
      status = response.statusCode
      headers = fields
      body = Data()
    }
    return response.expectedContentLength <= Int64(maximumBytes)
  }

  /// Takes a piece of the body; false if there are too many.
  func receive(_ data: Data) -> Bool {
    lock.withLock {
      guard body.count + data.count <= maximumBytes else { return false }
      body.append(data)
      return true
    }
  }

  /// Whether to go where the service sends us.
  func follows(to url: URL?) -> Bool {
    let count = lock.withLock {
      redirects += 1
      return redirects
    }
    guard count <= 3, let url, url.host == origin.host, url.port == origin.port else {
      return false
    }
    return url.scheme == origin.scheme || url.scheme == "https"
  }
}

/// The exchanges of a session by their tasks.
///
/// `@unchecked Sendable`: every access to the stored property holds the lock.
final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var exchanges: [Int: Exchange] = [:]

  func add(_ exchange: Exchange, for task: URLSessionTask) {
    lock.withLock { exchanges[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    lock.withLock { exchanges[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    if exchange(of: task)?.follows(to: request.url) == true {
      completionHandler(request)
    } else {
      exchange(of: task)?.end(.failure(LookupTransportError.redirected))
      completionHandler(nil)
      task.cancel()
    }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let exchange = exchange(of: dataTask)
    guard let response = response as? HTTPURLResponse else {
      exchange?.end(.failure(LookupTransportError.unreadable))
      completionHandler(.cancel)
      return
    }
    if exchange?.receive(response) == true {
      completionHandler(.allow)
    } else {
      exchange?.end(.failure(LookupTransportError.tooLarge))
      completionHandler(.cancel)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let exchange = exchange(of: dataTask), !exchange.receive(data) else { return }
    exchange.end(.failure(LookupTransportError.tooLarge))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    guard let error else {
      exchange?.endReceived()
      return
    }
    exchange?.end(.failure(LookupTransportError(error)))
  }
}

extension LookupTransportError {
  /// The kind of a system error; its texts hold the URL and are not kept.
  fileprivate init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timedOut
    case .networkConnectionLost, .cancelled: self = .cut
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
      .cannotDecodeRawData:
      self = .unreadable
    case .httpTooManyRedirects, .redirectToNonExistentLocation: self = .redirected
    case .dataLengthExceedsMaximum: self = .tooLarge
    default: self = .unreachable
    }
  }
}
