import Foundation

extension LookupTransport {
  /// Sends a request and reads the JSON it is answered with.
  ///
  /// Every way this can go wrong is an ``AddressSearchError``, except `CancellationError`.
  ///
  /// - Parameters:
  ///   - request: What to send.
  ///   - type: The type to read.
  ///   - provider: The provider's name, for errors.
  /// - Returns: The answer.
  /// - Throws: ``AddressSearchError`` or `CancellationError`.
  public func answer<Answer: Decodable>(
    to request: LookupRequest,
    as type: Answer.Type,
    provider: String
  ) async throws -> Answer {
    try await checkedResponse(to: request, provider: provider).value(as: type, provider: provider)
  }

  /// Sends a request; a transport's error becomes the provider's.
  func checkedResponse(to request: LookupRequest, provider: String) async throws -> LookupResponse {
    do {
      return try await response(to: request)
    } catch let error as AddressSearchError {
      throw error
    } catch let error as LookupTransportError {
      try Task.checkCancellation()
      let code: AddressSearchError.Code =
        [.tooLarge, .unreadable].contains(error) ? .unreadable : .unavailable
      throw AddressSearchError(code: code, provider: provider, underlying: error)
    } catch {
      if error is CancellationError { throw error }
      try Task.checkCancellation()
      // An error of somebody else's may hold the URL, and with it the key and what was typed.
      throw AddressSearchError(code: .unavailable, provider: provider)
    }
  }
}

extension LookupResponse {
  /// Reads the body as JSON, or throws what the status or the body says is wrong.
  ///
  /// - Parameters:
  ///   - type: The type to read.
  ///   - provider: The provider's name, for errors.
  /// - Returns: The body's value.
  /// - Throws: ``AddressSearchError``.
  public func value<Value: Decodable>(as type: Value.Type, provider: String) throws -> Value {
    if let code = failure { throw AddressSearchError(code: code, provider: provider) }
    // JSON is UTF-8; what a decoder makes of other bytes is luck.
    guard String(data: body, encoding: .utf8) != nil,
      let value = try? JSONDecoder().decode(Value.self, from: body)
    else {
      // A decoding error can quote the body: it is not passed on.
      throw AddressSearchError(code: .unreadable, provider: provider)
    }
    return value
  }

  /// What the status says went wrong; nil for success.
  var failure: AddressSearchError.Code? {
    switch status {
    case 200..<300: nil
    case 401, 402, 403: .unauthorized
    case 408: .unavailable
    case 429: .throttled(retryAfter: RetryAfter.duration(headers["retry-after"]))
    case 400..<500: .badRequest
    default: .unavailable
    }
  }
}
