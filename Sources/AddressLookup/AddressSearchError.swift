/// Why a provider could not answer.
///
/// Nothing found is no error but an empty list. Neither the description nor ``underlying``, which
/// providers must keep free of it, says what was searched for.
public struct AddressSearchError: Error {
  /// What kind of failure it was.
  public let code: Code
  /// The name of the provider, for logs.
  public let provider: String
  /// The failure below this one, if any.
  public let underlying: (any Error)?

  /// Creates an error.
  public init(code: Code, provider: String, underlying: (any Error)? = nil) {
    self.code = code
    self.provider = provider
    self.underlying = underlying
  }
}

extension AddressSearchError {
  /// A kind of failure; a provider may have kinds of its own.
  public struct Code: Sendable, Hashable {
    /// The stable name of the kind.
    public let identifier: String
    /// How long to wait before asking again, if the provider said so.
    public let retryAfter: Duration?

    /// Creates a kind of failure of a provider's own.
    public init(_ identifier: String) {
      self.init(identifier: identifier, retryAfter: nil)
    }

    private init(identifier: String, retryAfter: Duration?) {
      self.identifier = identifier
      self.retryAfter = retryAfter
    }

    /// The key or the account was refused.
    public static let unauthorized = Code("unauthorized")
    /// The provider did not understand the request; asking again will not help.
    public static let badRequest = Code("bad_request")
    /// The provider cannot be reached or is down.
    public static let unavailable = Code("unavailable")
    /// The provider answered something that could not be read.
    public static let unreadable = Code("unreadable")

    /// The address of the suggestion is in another country than the form's.
    public static let otherCountry = Code("other_country")

    /// Too many requests.
    public static func throttled(retryAfter: Duration?) -> Code {
      Code(identifier: "throttled", retryAfter: retryAfter)
    }
  }
}

extension AddressSearchError: CustomStringConvertible {
  public var description: String {
    "AddressSearchError(\(code.identifier), provider: \(provider))"
  }
}
