public import AddressLookup
import Foundation

/// A transport that answers from a function and remembers what it was asked.
///
/// `@unchecked Sendable`: every access to the stored property that changes holds the lock.
public final class RecordedTransport: LookupTransport, @unchecked Sendable {
  private let answer: @Sendable (LookupRequest) async throws -> LookupResponse
  private let lock = NSLock()
  private var sent: [LookupRequest] = []

  /// Creates a transport that answers with a function.
  public init(_ answer: @escaping @Sendable (LookupRequest) async throws -> LookupResponse) {
    self.answer = answer
  }

  /// Creates a transport that gives one answer to everything.
  ///
  /// - Parameters:
  ///   - json: The body.
  ///   - status: The status code.
  ///   - headers: The header fields; JSON is said to be JSON.
  public convenience init(
    json: String,
    status: Int = 200,
    headers: [String: String] = ["content-type": "application/json"]
  ) {
    let response = LookupResponse(status: status, headers: headers, body: Data(json.utf8))
    self.init { _ in response }
  }

  /// What it was asked, in order.
  public var requests: [LookupRequest] { lock.withLock { sent } }

  /// Answers.
  public func response(to request: LookupRequest) async throws -> LookupResponse {
    lock.withLock { sent.append(request) }
    return try await answer(request)
  }
}
